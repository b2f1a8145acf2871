import type { FrameJoint } from '@eecs/solver-core/frame';
import { useFormat, useKitAtomValue, useSetKitAtom, useUnits } from '@eecs/ui-kit';
import {
  AddRow,
  type CellsProps,
  Line,
  NumberCell,
  NumericCell,
  type RowProps,
  SymbolHead,
  createItemTab,
} from '@eecs/ui-kit/editor';
import { addJoint } from '../editing/joints.ts';
import { removeItems } from '../editing/remove.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import type { FrameTypes } from '../state/frameKind.ts';
import { newId } from '../state/newId.ts';
import { applyEditAtom, documentAtom, session } from '../state/sessionAtoms.ts';
import { tables } from '../state/tables.ts';
import { JointFields } from './JointFields.tsx';
import { SettlementFields } from './SettlementFields.tsx';
import { useRemoval } from './useRemoval.ts';

/** The joints, one line each: where they are, and how they are held. */
export const JointsTab = createItemTab<FrameTypes, FrameJoint>({
  session,
  table: tables.joints,
  remove: removeItems,
  useRemoval,
  itemOf: (_, index) => ({ kind: 'joint', index }),
  useWords: () => {
    const t = useLaterText();
    return (key, values) => t(`joints.${key}`, values);
  },
  useColumns: () => {
    const t = useLaterText();
    const unit = useFormat().unit('length');
    return [
      { head: <SymbolHead symbol="x" unit={unit} />, isNumeric: true },
      { head: <SymbolHead symbol="y" unit={unit} />, isNumeric: true },
      { head: t('joint.support') },
    ];
  },
  Cells,
  Fields: Details,
  Adding,
});

function Adding() {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <AddRow
      table={tables.joints}
      label={t('joints.add')}
      onAdd={() => edit((document) => addJoint(document, freePlace(document.joints), newId))}
    />
  );
}

/** The place next to the last joint, a step to the right of all others. */
function freePlace(joints: readonly FrameJoint[]) {
  const x = joints.length === 0 ? 0 : Math.max(...joints.map((joint) => joint.x)) + 1;
  return { x, y: joints.at(-1)?.y ?? 0 };
}

function Cells({ item, index }: CellsProps<FrameJoint>) {
  const t = useLaterText();
  const format = useFormat();
  const system = useUnits();
  const write = (value: number): string =>
    format.brief(value, { quantity: 'length', system, withUnit: false });
  return (
    <>
      <NumberCell>{index + 1}</NumberCell>
      <NumericCell>{write(item.x)}</NumericCell>
      <NumericCell>{write(item.y)}</NumericCell>
      <td>{item.support === undefined ? '' : t(`support.${item.support.className}`)}</td>
    </>
  );
}

function Details(rows: RowProps) {
  const joint = useKitAtomValue(documentAtom).joints[rows.index];
  if (joint === undefined) return null;
  return (
    <>
      <Line>
        <JointFields {...rows} />
      </Line>
      {joint.support === undefined || (rows.indices?.length ?? 1) > 1 ? null : (
        <Line>
          <SettlementFields {...rows} />
        </Line>
      )}
    </>
  );
}
