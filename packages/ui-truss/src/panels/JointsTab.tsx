import type { Joint } from '@eecs/solver-core/truss';
import { useFormat, useKitAtomValue, useSetKitAtom, useUnits } from '@eecs/ui-kit';
import {
  AddRow,
  type CellsProps,
  Line,
  NumberCell,
  NumericCell,
  RecordTab,
  type RowProps,
  SymbolHead,
  type TabProps,
} from '@eecs/ui-kit/editor';
import { useRemoval } from './useRemoval.ts';
import { addJoint, ANCHOR } from '../editing/joints.ts';
import { AXES, ORIGIN } from '../editing/place.ts';
import { removeItems } from '../editing/remove.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { useResultsText } from '../messages/resultsMessages.ts';
import { isSpatial } from '../editing/isSpatial.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';
import { newId } from '../state/newId.ts';
import { tables } from '../state/tables.ts';
import { JointFields } from './JointFields.tsx';
import { SettlementFields } from './SettlementFields.tsx';
import { useTableRows } from './useTableRows.ts';

/** The joints, one line each: where they are, in which directions they are held. */
export function JointsTab({ isReadOnly }: TabProps) {
  const t = useLaterText();
  const tLate = useResultsText();
  const { ask, removeChosen } = useRemoval();
  const format = useFormat();
  const edit = useSetKitAtom(applyEditAtom);
  const rows = useTableRows('joints');
  const inSpace = isSpatial(useKitAtomValue(documentAtom));
  const unit = format.unit('length');
  return (
    <RecordTab
      table={tables.joints}
      words={{
        caption: t('joints.caption'),
        none: tLate('joints.none'),
        nameOf: (index) => t('joints.row', { number: index + 1 }),
        removeLabelOf: (index) => tLate('joints.removeOf', { number: index + 1 }),
      }}
      columns={[
        { head: '#' },
        { head: <SymbolHead symbol="x" unit={unit} />, isNumeric: true },
        { head: <SymbolHead symbol="y" unit={unit} />, isNumeric: true },
        ...(inSpace ? [{ head: <SymbolHead symbol="z" unit={unit} />, isNumeric: true }] : []),
        { head: t('joints.held') },
      ]}
      Cells={inSpace ? SpaceCells : PlaneCells}
      Fields={JointDetails}
      onRemoveChosen={removeChosen}
      askBefore={(index) => ask([{ kind: 'joint', index }])}
      onRemove={(index) => edit((document) => removeItems(document, [{ kind: 'joint', index }]))}
      adding={
        <AddRow
          table={tables.joints}
          label={tLate('joints.add')}
          onAdd={() => edit((document) => addJoint(document, freePlace(document.joints), newId))}
        />
      }
      exchange={rows}
      isReadOnly={isReadOnly}
    />
  );
}

/** The place next to the last joint, a step to the right of all others. */
function freePlace(joints: readonly Joint[]) {
  const last = joints.at(-1) ?? ORIGIN;
  const x = joints.length === 0 ? 0 : Math.max(...joints.map((joint) => joint.x)) + 1;
  return { x, y: last.y, z: last.z };
}

function PlaneCells(props: CellsProps<Joint>) {
  return <Cells {...props} inSpace={false} />;
}

function SpaceCells(props: CellsProps<Joint>) {
  return <Cells {...props} inSpace />;
}

function Cells({ item, index, inSpace }: CellsProps<Joint> & { readonly inSpace: boolean }) {
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
