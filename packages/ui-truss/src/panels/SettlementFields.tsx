import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { hasSettlementIn } from '@eecs/solver-core/rules';
import { ANCHOR, setSettlement, toggleSettlementSet } from '../editing/joints.ts';
import { changeEach, findSetForNew, toPlainEdit } from '@eecs/ui-kit/editing';
import { type RowProps, SetMask, findCommon, findCommonFlag, LineField } from '@eecs/ui-kit/editor';
import { AXES, type AxisName } from '../editing/place.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { applyEditAtom, chosenSetAtom, documentAtom } from '../state/sessionAtoms.ts';

/** The settlements of joints, in each direction that is restrained in all of them. */
export function SettlementFields({ index, indices = [index], isReadOnly }: RowProps) {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  const { joints, caseSets } = useKitAtomValue(documentAtom);
  const shown = findSetForNew(caseSets, useKitAtomValue(chosenSetAtom));
  const chosen = indices.flatMap((at) => joints[at] ?? []);
  const areHeld = (axis: AxisName): boolean => chosen.every(({ anchor }) => (anchor & ANCHOR[axis]) !== 0);
  const commonOf = (axis: AxisName): { readonly value: number; readonly isMixed: boolean } => {
    const { value = 0, isMixed } = findCommon(chosen.map(({ settlement }) => settlement?.[axis] ?? 0));
    return { value, isMixed };
  };
  const fields = AXES.filter(areHeld).map((axis) => (
    <LineField
      key={axis}
      symbol={`Δ${axis}`}
      name={t('joints.settlement', { axis })}
      tab="joints"
      quantity="displacement"
      along={axis}
      {...commonOf(axis)}
      readOnly={isReadOnly}
      onCommit={(value) =>
        edit((document) =>
          changeEach(document, indices, (now, at) => setSettlement(now, at, { axis, value, set: shown })),
        )
      }
    />
  ));
  const isSettled = chosen.length > 0 && chosen.every(({ settlement }) => settlement !== undefined);
  return (
    <>
      {fields}
      {caseSets.length > 0 && isSettled ? (
        <SetMask
          caseSets={caseSets}
          label={t('joints.settlementSets')}
          name={t('joints.settlementSets')}
          isIn={(set) => findCommonFlag(chosen.map((joint) => hasSettlementIn(joint, set)))}
          onToggle={(set, isIn) =>
            edit((document) =>
              changeEach(document, indices, (now, at) => {
                const joint = now.joints[at];
                return joint === undefined || hasSettlementIn(joint, set) === isIn
                  ? toPlainEdit(now)
                  : toggleSettlementSet(now, at, set);
              }),
            )
          }
          disabled={isReadOnly}
        />
      ) : null}
    </>
  );
}
