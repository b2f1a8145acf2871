import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { UnitSystem } from '@eecs/solver-core';
import type { TrussCase } from '@eecs/solver-core/truss';
import { Button, QuantityField, SelectField, TextField, vars } from '@eecs/ui-kit';
import { TrussPicture } from '../scheme/picture/TrussPicture.tsx';
import { useLaterText } from '../messages/laterMessages.ts';
import { newId } from '../state/newId.ts';
import {
  STARTER_FIELDS,
  STARTER_KINDS,
  type StarterKind,
  type StarterMeasure,
  type StarterMeasures,
  convertMeasures,
  createTrussStarter,
  getFirstMeasures,
} from './starterKinds.ts';

export interface TrussStarterProps {
  /** The unit system of the dimensions and of the truss. */
  readonly system: UnitSystem;
  readonly onCreate: (document: TrussCase) => void;
}

/** Creates a common truss from a few fields; the picture follows the typed values. Must be inside a `WidgetRoot`. */
export function TrussStarter({ system, onCreate }: TrussStarterProps) {
  const t = useLaterText();
  const [kind, setKind] = useState<StarterKind>('pratt');
  return (
    // Each kind starts with its own default dimensions.
    <Measures
      key={kind}
      kind={kind}
      system={system}
      onCreate={onCreate}
      choice={
        <SelectField
          label={t('starter.kind')}
          value={kind}
          options={STARTER_KINDS.map((value) => ({ value, label: t(`starter.${value}`) }))}
          onChange={setKind}
        />
      }
    />
  );
}

function Measures({
  kind,
  system,
  choice,
  onCreate,
}: TrussStarterProps & { readonly kind: StarterKind; readonly choice: ReactNode }) {
  const t = useLaterText();
  // The typed values are kept, so that converting to another unit system and back does not change them.
  const [typed, setTyped] = useState(() => ({ system, measures: getFirstMeasures(kind, system) }));
  const measures = useMemo(
    () =>
      typed.system === system
        ? typed.measures
        : convertMeasures(kind, typed.measures, { from: typed.system, to: system }),
    [kind, typed, system],
  );
  const setMeasures = (next: StarterMeasures): void => setTyped({ system, measures: next });
  const [panelsText, setPanelsText] = useState(String(measures.panels));
  const title = t(`starter.${kind}`);
  const starter = useMemo(
    () => createTrussStarter(kind, measures, { system, title }),
    [kind, measures, system, title],
  );
  // The picture does not change while a dimension is invalid.
  const [last, setLast] = useState(starter);
  if (starter.ok && starter !== last) setLast(starter);
  const drawn = starter.ok ? starter : last;
  const isWrong = (name: string): boolean =>
    !starter.ok && starter.failures.some(({ path }) => path.startsWith(`/${name}`));

  function create(event: FormEvent): void {
    event.preventDefault();
    // The picture only needs places; ids and the time of creation are made on creation.
    const begun = createTrussStarter(kind, measures, { system, title, newId, created: Date.now() });
    if (begun.ok) onCreate(begun.document);
  }

  function renderField(name: StarterMeasure) {
    if (name === 'panels')
      return (
        <TextField
          key={name}
          label={t('starter.panels')}
          inputMode="numeric"
          value={panelsText}
          hint={t('starter.panelsHint')}
          error={isWrong('panels') ? t('starter.wrong.panels') : undefined}
          onChange={(text) => {
            setPanelsText(text);
            setMeasures({ ...measures, panels: text.trim() === '' ? NaN : Number(text) });
          }}
        />
      );
    return (
      <QuantityField
        key={name}
        label={t(`starter.${name}`)}
        quantity={name === 'load' ? 'force' : 'length'}
        system={system}
        value={measures[name]}
        positive={name !== 'load'}
        onCommit={(value) => setMeasures({ ...measures, [name]: value })}
      />
    );
  }

  return (
    <Form onSubmit={create}>
      <Fields>
        {choice}
        {STARTER_FIELDS[kind].map(renderField)}
      </Fields>
      <Picture>
        {drawn.ok ? <TrussPicture document={drawn.document} width={420} aspectRatio={2} /> : null}
      </Picture>
      <Submit>
        <Button type="submit" variant="primary" disabled={!starter.ok}>
          {t('starter.create')}
        </Button>
        {starter.ok || isWrong('panels') ? null : <span>{t('starter.wrong.other')}</span>}
      </Submit>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${vars.space4};
  align-items: start;

  @media (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${vars.space3};
  align-items: start;
`;

const Picture = styled.div`
  min-width: 0;
`;

const Submit = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${vars.space3};
  color: ${vars.error};
`;
