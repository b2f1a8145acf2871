import type { TaskKind } from '../api/tasksApi.ts';
import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { LIMITS } from '@eecs/solver-core';
import { Button, TextField, useModal, useText, vars } from '@eecs/ui-kit';
import { savedTaskMessages } from './taskMessages.ts';

export interface NameDialogProps {
  /** The server's name of the kind. */
  readonly kind: TaskKind;
  /** Number of spans of a beam, or of rods of a truss. */
  readonly count: number;
  /** Total length, with its unit. */
  readonly length: string;
  /** Called with the name; null if nothing is to be saved. */
  readonly onName: (name: string | null) => void;
}

/**
 * Asks for the title of a document without one. The field contains a suggestion, fully selected; Enter accepts it, and
 * so does an empty field.
 */
export function NameDialog({ kind, count, length, onName }: NameDialogProps) {
  const t = useText(savedTaskMessages);
  const id = useId();
  const guess =
    kind === 'msb' && count === 0 ? t('naming.msbNone', { length }) : t(`naming.${kind}`, { count, length });
  const [name, setName] = useState(guess);

  function save(event: FormEvent): void {
    event.preventDefault();
    onName(name.trim() === '' ? guess : name.trim());
  }

  return (
    <Modal {...useModal(() => onName(null))} aria-labelledby={id}>
      <Content onSubmit={save}>
        <h2 id={id}>{t('naming.title')}</h2>
        <TextField
          label={t('naming.name')}
          hint={t('naming.hint')}
          value={name}
          maxLength={LIMITS.full.title}
          autoComplete="off"
          data-initial-focus=""
          onFocus={(event) => event.currentTarget.select()}
          onChange={setName}
        />
        <Buttons>
          <Button variant="primary" type="submit">
            {t('naming.save')}
          </Button>
          <Button variant="quiet" onClick={() => onName(null)}>
            {t('naming.cancel')}
          </Button>
        </Buttons>
      </Content>
    </Modal>
  );
}

const Modal = styled.dialog`
  width: min(420px, calc(100vw - 32px));
  padding: 0;
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
  color: ${vars.ink};
  &::backdrop {
    background: ${vars.scrim};
  }
`;

const Content = styled.form`
  display: grid;
  gap: ${vars.space3};
  padding: ${vars.space4};
  h2 {
    margin: 0;
    font-size: ${vars.text4};
    font-weight: 600;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2};
`;
