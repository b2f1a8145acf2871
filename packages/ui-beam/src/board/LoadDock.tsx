import type { DistributedLoad, Load, PointLoad } from '@eecs/solver-core';
import { SelectField, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { changeDistributedLoad, changePointLoad, isDistributed } from '../editing/changeLoad.ts';
import { changeLoadKind } from '../editing/changeLoadKind.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { LOAD_KINDS } from '../naming/loadKinds.ts';
import { loadQuantity } from '../naming/loadQuantity.ts';
import { SetToggles } from '../panels/SetToggles.tsx';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { DockField } from './DockField.tsx';

interface LoadDockProps<Kind extends Load> {
  readonly load: Kind;
  readonly index: number;
  readonly isReadOnly: boolean;
}

/** Everything one load is made of. */
export function LoadDock(props: LoadDockProps<Load>) {
  const { load, index, isReadOnly } = props;
  const t = useBeamText();
  const edit = useSetKitAtom(applyEditAtom);
  const { caseSets } = useKitAtomValue(documentAtom);
  return (
    <>
      <SelectField
        label={t('board.kind')}
        hideLabel
        value={load.className}
        options={LOAD_KINDS.map((value) => ({ value, label: t(`load.${value}`) }))}
        disabled={isReadOnly}
        onChange={(kind) => edit((document) => changeLoadKind(document, index, kind))}
      />
      {isDistributed(load) ? <RangeFields {...props} load={load} /> : <PointFields {...props} load={load} />}
      {caseSets.length < 2 ? null : <SetToggles index={index} isReadOnly={isReadOnly} hideLabel />}
    </>
  );
}

function PointFields({ load, index, isReadOnly }: LoadDockProps<PointLoad>) {
  const t = useBeamText();
  const edit = useSetKitAtom(applyEditAtom);
  const change = (part: Parameters<typeof changePointLoad>[2]): void =>
    edit((document) => changePointLoad(document, index, part));
  const common = { tab: 'loads', disabled: isReadOnly } as const;
  return (
    <>
      <DockField
        {...common}
        label={t('board.value')}
        symbol={load.className === 'BendingMoment' ? 'M' : 'F'}
        quantity={loadQuantity(load.className)}
        value={load.c[0]}
        onCommit={(value) => change({ value })}
      />
      <DockField
        {...common}
        label={t('board.place')}
        symbol="x"
        quantity="length"
        value={load.x}
        onCommit={(x) => change({ x })}
      />
      {load.className === 'GenericLoad' ? (
        <DockField
          {...common}
          label={t('board.angle')}
          symbol="α"
          quantity="angle"
          value={load.alpha}
          onCommit={(alpha) => change({ alpha })}
        />
      ) : null}
    </>
  );
}

const ENDS = [
  { part: 'start', at: 0 },
  { part: 'end', at: 1 },
] as const;

const ORDINATES = [0, 1, 2] as const;

function RangeFields({ load, index, isReadOnly }: LoadDockProps<DistributedLoad>) {
  const t = useBeamText();
  const edit = useSetKitAtom(applyEditAtom);
  const change = (part: Parameters<typeof changeDistributedLoad>[2]): void =>
    edit((document) => changeDistributedLoad(document, index, part));
  const common = { tab: 'loads', disabled: isReadOnly } as const;
  const quantity = loadQuantity(load.className);
  const isMass = load.className === 'DistributedMass';
  return (
    <>
      {isMass ? (
        <DockField
          {...common}
          label={t('board.mass')}
          symbol="m"
          quantity={quantity}
          value={load.y[0]}
          onCommit={(value) => change({ ordinate: { at: 'all', value } })}
        />
      ) : (
        ORDINATES.map((at) => (
          <DockField
            {...common}
            key={at}
            label={t(`board.ordinate${at}`)}
            symbol={
              <>
                q<sub>{at}</sub>
              </>
            }
            quantity={quantity}
            value={load.y[at]}
            onCommit={(value) => change({ ordinate: { at, value } })}
          />
        ))
      )}
      {ENDS.map(({ part, at }) => (
        <DockField
          {...common}
          key={part}
          label={t(`board.${part}`)}
          symbol={
            <>
              x<sub>{at}</sub>
            </>
          }
          quantity="length"
          value={load.x[at]}
          onCommit={(x) => change({ [part]: x })}
        />
      ))}
      {isMass || load.alpha === 90 ? null : (
        <DockField
          {...common}
          label={t('board.angle')}
          symbol="α"
          quantity="angle"
          value={load.alpha}
          onCommit={(alpha) => change({ alpha })}
        />
      )}
    </>
  );
}
