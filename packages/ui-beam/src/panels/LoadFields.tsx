import type { ReactNode } from 'react';
import type { DistributedLoad, PointLoad } from '@eecs/solver-core';
import { Button, SelectField, createLate, useFormat, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { changeDistributedLoad, changePointLoad, isDistributed } from '../editing/changeLoad.ts';
import { changeLoadKind } from '../editing/changeLoadKind.ts';
import { computeMean, computeResultant, isStraight, isUniform } from '../editing/ordinates.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { LOAD_KINDS } from '../naming/loadKinds.ts';
import { loadQuantity } from '../naming/loadQuantity.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { InputField } from './InputField.tsx';
import { PlaceField } from './PlaceField.tsx';
import { SetToggles } from './SetToggles.tsx';
import { Index } from './SymbolLabel.tsx';
import { Missing } from './cells.ts';
import { Columns, Line, Note } from './layout.ts';
import type { RowProps } from './tabProps.ts';

// The colours come after what makes the load; so do their words.
const LoadColorField = createLate(() => import('./LoadColorField.tsx'), 'LoadColorField');

/** The fields of one load: its kind, the case sets it acts in, where it acts and what it is worth. */
export function LoadFields({ index, isReadOnly }: RowProps) {
  const t = useBeamText();
  const { loads, caseSets } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const load = loads[index];
  if (load === undefined) return null;
  const number = index + 1;
  const isStray = caseSets.length > 0 && load.sets === 0;
  return (
    <>
      <Columns $count={2}>
        <SelectField
          label={t('loads.kindLabel')}
          name={t('loads.kindOf', { number })}
          value={load.className}
          options={LOAD_KINDS.map((value) => ({ value, label: t(`load.${value}`) }))}
          disabled={isReadOnly}
          onChange={(kind) => edit((document) => changeLoadKind(document, index, kind))}
        />
        {caseSets.length === 0 ? null : <SetToggles index={index} isReadOnly={isReadOnly} />}
      </Columns>
      {isStray ? <Missing>{t('loads.unassigned')}</Missing> : null}
      {isDistributed(load) ? (
        <DistributedFields load={load} index={index} isReadOnly={isReadOnly} />
      ) : (
        <PointFields load={load} index={index} isReadOnly={isReadOnly} />
      )}
      <LoadColorField index={index} isReadOnly={isReadOnly} />
    </>
  );
}

/** A word and the letter a formula would use for it. */
function withSymbol(word: string, letter: string, sub?: number): ReactNode {
  return (
    <>
      {word} <i>{letter}</i>
      {sub === undefined ? null : <Index>{sub}</Index>}
    </>
  );
}

function PointFields({ load, index, isReadOnly }: RowProps & { readonly load: PointLoad }) {
  const t = useBeamText();
  const edit = useSetKitAtom(applyEditAtom);
  const number = index + 1;
  return (
    <Columns>
      <PlaceField
        label={<i>x</i>}
        name={t('loads.placeOf', { number })}
        value={load.x}
        disabled={isReadOnly}
        onCommit={(x) => edit((document) => changePointLoad(document, index, { x }))}
      />
      <InputField
        label={withSymbol(t('loads.value'), load.className === 'BendingMoment' ? 'M' : 'F')}
        name={t('loads.valueOf', { number })}
        quantity={loadQuantity(load.className)}
        value={load.c[0]}
        disabled={isReadOnly}
        onCommit={(value) => edit((document) => changePointLoad(document, index, { value }))}
      />
      {load.className === 'GenericLoad' ? (
        <InputField
          label={withSymbol(t('loads.angle'), 'α')}
          name={t('loads.angleOf', { number })}
          quantity="angle"
          value={load.alpha}
          disabled={isReadOnly}
          onCommit={(alpha) => edit((document) => changePointLoad(document, index, { alpha }))}
        />
      ) : null}
    </Columns>
  );
}

const ENDS = [
  { key: 'start', label: 'loads.start', name: 'loads.startOf', at: 0 },
  { key: 'end', label: 'loads.end', name: 'loads.endOf', at: 1 },
] as const;

const ORDINATES = [
  { at: 0, name: 'loads.ordinateStartOf' },
  { at: 1, name: 'loads.ordinateMiddleOf' },
  { at: 2, name: 'loads.ordinateEndOf' },
] as const;

function DistributedFields({ load, index, isReadOnly }: RowProps & { readonly load: DistributedLoad }) {
  const t = useBeamText();
  const edit = useSetKitAtom(applyEditAtom);
  const number = index + 1;
  const isMass = load.className === 'DistributedMass';
  const change = (what: Parameters<typeof changeDistributedLoad>[2]): void =>
    edit((document) => changeDistributedLoad(document, index, what));
  return (
    <>
      <Columns>
        {ENDS.map(({ key, label, name, at }) => (
          <PlaceField
            key={key}
            label={withSymbol(t(label), 'x', at)}
            name={t(name, { number })}
            value={load.x[at]}
            disabled={isReadOnly}
            onCommit={(x) => change({ [key]: x })}
          />
        ))}
        {isMass ? (
          <InputField
            label={withSymbol(t('loads.massLabel'), 'm')}
            name={t('loads.massOf', { number })}
            quantity="linearMass"
            value={load.y[0]}
            disabled={isReadOnly}
            onCommit={(value) => change({ ordinate: { at: 'all', value } })}
          />
        ) : (
          <InputField
            label={withSymbol(t('loads.angle'), 'α')}
            name={t('loads.angleOf', { number })}
            quantity="angle"
            value={load.alpha}
            disabled={isReadOnly}
            onCommit={(alpha) => change({ alpha })}
          />
        )}
      </Columns>
      {isMass ? null : (
        <Columns>
          {ORDINATES.map(({ at, name }) => (
            <InputField
              key={at}
              label={withSymbol(t('loads.ordinate'), 'q', at)}
              name={t(name, { number })}
              quantity="distributedLoad"
              value={load.y[at]}
              disabled={isReadOnly}
              onCommit={(value) => change({ ordinate: { at, value } })}
            />
          ))}
        </Columns>
      )}
      <Line>
        {isMass || isReadOnly ? null : <ShapeButtons load={load} number={number} onChange={change} />}
        <Total load={load} />
      </Line>
    </>
  );
}

/** Makes the ordinates one value, or the middle one the mean of the ends. */
function ShapeButtons({
  load,
  number,
  onChange,
}: {
  readonly load: DistributedLoad;
  readonly number: number;
  readonly onChange: (what: Parameters<typeof changeDistributedLoad>[2]) => void;
}) {
  const t = useBeamText();
  const { y } = load;
  return (
    <>
      <Button
        aria-label={t('loads.uniformOf', { number })}
        disabled={isUniform(y)}
        onClick={() => onChange({ ordinate: { at: 'all', value: y[0] } })}
      >
        {t('loads.uniform')}
      </Button>
      <Button
        aria-label={t('loads.straightOf', { number })}
        disabled={isStraight(y)}
        onClick={() => onChange({ ordinate: { at: 1, value: computeMean(y) } })}
      >
        {t('loads.straight')}
      </Button>
    </>
  );
}

/** What the load is worth as a whole. */
function Total({ load }: { readonly load: DistributedLoad }) {
  const t = useBeamText();
  const format = useFormat();
  const { units } = useKitAtomValue(documentAtom);
  const { system } = units;
  const total = computeResultant(load);
  return (
    <Note>
      {load.className === 'DistributedMass'
        ? t('loads.massIs', { mass: format.brief(total, { quantity: 'mass', system }) })
        : t('loads.resultant', { force: format.brief(total, { quantity: 'force', system }) })}
    </Note>
  );
}
