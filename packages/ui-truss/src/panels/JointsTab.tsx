import type { Joint } from '@eecs/solver-core/truss';
import { atom } from 'jotai/vanilla';
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
import { useRemoval } from './useRemoval.ts';
import { addJoint, ANCHOR } from '../editing/joints.ts';
import { AXES, ORIGIN } from '../editing/place.ts';
import { removeItems } from '../editing/remove.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { useResultsText } from '../messages/resultsMessages.ts';
import { isSpatial } from '../editing/isSpatial.ts';
import { applyEditAtom, documentAtom, session } from '../state/sessionAtoms.ts';
import type { TrussTypes } from '../state/trussKind.ts';
import { newId } from '../state/newId.ts';
import { tables } from '../state/tables.ts';
import { JointFields } from './JointFields.tsx';
import { SettlementFields } from './SettlementFields.tsx';
import { useTableRows } from './useTableRows.ts';

const isSpatialAtom = atom((get) => isSpatial(get(documentAtom)));

/** The joints, one line each: where they are, in which directions they are held. */
export const JointsTab = createItemTab<TrussTypes, Joint>({
  session,
  table: tables.joints,
  remove: removeItems,
  useRemoval,
  itemOf: (_, index) => ({ kind: 'joint', index }),
  useWords: () => {
    const t = useLaterText();
    const tLate = useResultsText();
    return (key, values) =>
      key === 'caption' || key === 'row' ? t(`joints.${key}`, values) : tLate(`joints.${key}`, values);
  },
  useColumns: () => {
    const t = useLaterText();
    const unit = useFormat().unit('length');
    const inSpace = useKitAtomValue(isSpatialAtom);
    return [
      ...(inSpace ? AXES : PLANE_AXES).map((axis) => ({
        head: <SymbolHead symbol={axis} unit={unit} />,
        isNumeric: true,
      })),
      { head: t('joints.held') },
    ];
  },
  useExchange: () => useTableRows('joints'),
  Cells,
  Fields: JointDetails,
  Adding,
});

const PLANE_AXES = ['x', 'y'] as const;

function Adding() {
  const t = useResultsText();
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
function freePlace(joints: readonly Joint[]) {
  const last = joints.at(-1) ?? ORIGIN;
  const x = joints.length === 0 ? 0 : Math.max(...joints.map((joint) => joint.x)) + 1;
  return { x, y: last.y, z: last.z };
}

function Cells({ item, index }: CellsProps<Joint>) {
  const inSpace = useKitAtomValue(isSpatialAtom);
  const format = useFormat();
  const system = useUnits();
  const write = (value: number): string =>
    format.brief(value, { quantity: 'length', system, withUnit: false });
  return (
    <>
      <NumberCell>{index + 1}</NumberCell>
      <NumericCell>{write(item.x)}</NumericCell>
      <NumericCell>{write(item.y)}</NumericCell>
      {inSpace ? <NumericCell>{write(item.z)}</NumericCell> : null}
      <td>
        {AXES.filter((axis) => (item.anchor & ANCHOR[axis]) !== 0)
          .join(' ')
          .toUpperCase()}
      </td>
    </>
  );
}

/** Place, held directions, and by how much each of these is moved by its anchor. */
function JointDetails(rows: RowProps) {
  const joint = useKitAtomValue(documentAtom).joints[rows.index];
  if (joint === undefined) return null;
  return (
    <>
      <Line>
        <JointFields {...rows} />
      </Line>
      {joint.anchor === 0 ? null : (
        <Line>
          <SettlementFields {...rows} />
        </Line>
      )}
    </>
  );
}
