import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Button, useModal, useText, vars } from '@eecs/ui-kit';
import { useWrittenMoment } from '../forms/useWrittenMoment.ts';
import { savedTaskMessages } from './taskMessages.ts';

/** How a conflict is resolved; `later` leaves both versions as they are. */
export type ConflictChoice = 'mine' | 'theirs' | 'copy' | 'later';

export interface ConflictDialogProps {
  readonly title: string;
  /** When the other state was saved, ms since 1970. */
  readonly saved: number;
  /** Small drawings of both states. */
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
  /** A `DifferenceTable` of both versions. @default not shown */
  readonly differences?: ReactNode;
  readonly onChoose: (choice: ConflictChoice) => void;
}

/** Two states of one task, side by side, with the ways to resolve the conflict. */
export function ConflictDialog({ title, saved, mine, theirs, differences, onChoose }: ConflictDialogProps) {
  const t = useText(savedTaskMessages);
  const write = useWrittenMoment();
  const id = useId();
  return (
    <Modal {...useModal(() => onChoose('later'))} aria-labelledby={id}>
      <Content>
        <h2 id={id}>{t('conflict.title')}</h2>
        <p>{t('conflict.text', { title, date: write(saved) })}</p>
        <Sides>
          <figure>
            <figcaption>{t('conflict.mine')}</figcaption>
            {mine}
          </figure>
          <figure>
            <figcaption>{t('conflict.theirs')}</figcaption>
            {theirs}
          </figure>
        </Sides>
        {differences === undefined ? null : <Differences tabIndex={0}>{differences}</Differences>}
        <p>{t('conflict.keepMineHint')}</p>
        <Buttons>
          <Button onClick={() => onChoose('mine')}>{t('conflict.keepMine')}</Button>
          <Button onClick={() => onChoose('theirs')}>{t('conflict.openTheirs')}</Button>
          <Button variant="primary" data-initial-focus onClick={() => onChoose('copy')}>
            {t('conflict.copy')}
          </Button>
          <Button variant="quiet" onClick={() => onChoose('later')}>
            {t('conflict.close')}
          </Button>
        </Buttons>
      </Content>
    </Modal>
  );
}

const Modal = styled.dialog`
  width: min(720px, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  padding: 0;
  border: 1px solid ${vars.line};
  border-inline-start: 3px solid ${vars.warning};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
  color: ${vars.ink};
  &::backdrop {
    background: ${vars.scrim};
  }
`;

const Content = styled.div`
  display: grid;
  gap: ${vars.space3};
  padding: ${vars.space4};
  h2,
  p {
    margin: 0;
  }
  h2 {
    font-size: ${vars.text4};
    font-weight: 600;
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${vars.space3};
  figure {
    margin: 0;
    border: 1px solid ${vars.hairline};
    background: ${vars.board};
  }
  figcaption {
    padding: ${vars.space1} ${vars.space2};
    border-bottom: 1px solid ${vars.hairline};
    font-weight: 600;
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
  }
`;

const Differences = styled.div`
  max-height: 30dvh;
  overflow: auto;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2};
`;
