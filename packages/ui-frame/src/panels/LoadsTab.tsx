import { useState } from 'react';
import { listSets } from '@eecs/solver-core/rules';
import {
  CheckField,
  SelectField,
  useFormat,
  useKitAtomValue,
  useKitStore,
  useSetKitAtom,
  useUnits,
} from '@eecs/ui-kit';
import {
  AddRow,
  type CellsProps,
  KindCell,
  Line,
  Missing,
  Note,
  NumberCell,
  NumericCell,
  RecordTab,
  type RowProps,
  type TabProps,
  hasSignedValuesAtom,
  useDirected,
} from '@eecs/ui-kit/editor';
import { setSelfWeight, toPlainEdit } from '@eecs/ui-kit/editing';
import { addJointLoads, addMemberLoads, usualLoad } from '../editing/loads.ts';
import { lineOf, lineOnMember } from '../editing/lineOf.ts';
import { removeItems } from '../editing/remove.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { writeLoadValue } from '../scheme/nameItem.ts';
import { type LoadRow, listLoads } from '../state/listLoads.ts';
import { newId } from '../state/newId.ts';
import { chosenItemAtom } from '../state/selection.ts';
import { applyEditAtom, documentAtom, lastSetAtom } from '../state/sessionAtoms.ts';
import { tables } from '../state/tables.ts';
import { JointLoadFields, LoadSets, MemberLoadFields } from './LoadFields.tsx';
import { WeightSets } from './commonTabs.ts';
import { useRemoval } from './useRemoval.ts';

/** Everything that acts: loads of joints and members, self weight. */
export function LoadsTab({ isReadOnly }: TabProps) {
  const t = useLaterText();
  const store = useKitStore();
  const edit = useSetKitAtom(applyEditAtom);
  const { ask, removeChosen } = useRemoval();
  const { selfWeight, caseSets } = useKitAtomValue(documentAtom);
  const isSigned = useKitAtomValue(hasSignedValuesAtom);
  return (
    <>
      <RecordTab
        table={tables.loads}
        words={{
          caption: t('loads.caption'),
          none: t('loads.none'),
          nameOf: (index) => t('loads.row', { number: index + 1 }),
          removeLabelOf: (index) => t('loads.removeOf', { number: index + 1 }),
        }}
        columns={[
          { head: '#' },
          { head: t('load.kind') },
          { head: t('loads.on') },
          { head: t('load.value'), isNumeric: true },
          ...(caseSets.length > 0 ? [{ head: t('panels.sets') }] : []),
        ]}
        Cells={Cells}
        Fields={Fields}
        onRemoveChosen={removeChosen}
        askBefore={(index) => {
          const row = listLoads(store.get(documentAtom))[index];
          return ask(row === undefined ? [] : [row.item]);
        }}
        onRemove={(index) =>
          edit((document) => {
            const row = listLoads(document)[index];
            return row === undefined ? toPlainEdit(document) : removeItems(document, [row.item]);
          })
        }
        adding={<AddLoad />}
        isReadOnly={isReadOnly}
      />
      <CheckField
        label={t('loads.selfWeight')}
        checked={selfWeight}
        disabled={isReadOnly}
        onChange={(isOn) => edit((document) => setSelfWeight(document, isOn))}
      />
      {selfWeight && caseSets.length > 0 ? <WeightSets isReadOnly={isReadOnly} /> : null}
      <Note>{t(isSigned ? 'loads.signs' : 'loads.arrows')}</Note>
    </>
  );
}

/** Adds a load to the joint or the member that is named beside the button: the one that is chosen on the board. */
function AddLoad() {
  const t = useLaterText();
  const store = useKitStore();
  const edit = useSetKitAtom(applyEditAtom);
  const { joints, members } = useKitAtomValue(documentAtom);
  const item = useKitAtomValue(chosenItemAtom);
  const chosen = item?.kind === 'joint' || item?.kind === 'member' ? `${item.kind}:${item.index}` : '';
  const [picked, pick] = useState({ value: chosen, after: chosen });
  // The selection on the board goes before an earlier choice here.
  const value = picked.after === chosen ? picked.value : chosen;
  if (joints.length === 0) return null;
  const options = [
    ...members.map((_, index) => ({
      value: `member:${index}`,
      label: t('members.row', { number: index + 1 }),
    })),
    ...joints.map((_, index) => ({ value: `joint:${index}`, label: t('joints.row', { number: index + 1 }) })),
  ];
  const on = options.find((option) => option.value === value)?.value ?? options[0]?.value ?? '';
  return (
    <Line>
      <SelectField
        label={t('loads.on')}
        value={on}
        options={options}
        onChange={(next) => pick({ value: next, after: chosen })}
      />
      <AddRow
        table={tables.loads}
        label={t('loads.add')}
        onAdd={() => {
          const [kind, index = 0] = on.split(':');
          const at = new Set([Number(index)]);
          const set = store.get(lastSetAtom);
          edit((document) => {
            const { system } = document.units;
            return kind === 'member'
              ? addMemberLoads(
                  document,
                  at,
                  { className: 'DistributedLoad', value: usualLoad('distributed', system), set },
                  newId,
                )
              : addJointLoads(document, at, { value: usualLoad('force', system), set }, newId);
          });
        }}
      />
    </Line>
  );
}

function Cells({ item: { item, load }, index }: CellsProps<LoadRow>) {
  const t = useLaterText();
  const format = useFormat();
  const system = useUnits();
  const document = useKitAtomValue(documentAtom);
  const { caseSets } = document;
  const direct = useDirected();
  const sets = listSets(load.sets, caseSets.length).map((set) => set + 1);
  return (
    <>
      <NumberCell>{index + 1}</NumberCell>
      <KindCell>{t(`load.${load.className}`)}</KindCell>
      <td>
        {item.kind === 'jointLoad'
          ? t('joints.row', { number: item.joint + 1 })
          : t('members.row', { number: item.member + 1 })}
      </td>
      <NumericCell>{writeValue()}</NumericCell>
      {caseSets.length > 0 ? (
        <td>{sets.length === 0 ? <Missing>{t('loads.noSet')}</Missing> : sets.join(' ')}</td>
      ) : null}
    </>
  );

  /** Writes the size of the load with the arrow of its direction; a mass has none. */
  function writeValue(): string {
    if (load.className === 'DistributedMass') return writeLoadValue(load, format, system);
    const member = item.kind === 'memberLoad' ? document.members[item.member] : undefined;
    const line = member === undefined ? lineOf(load) : lineOnMember(load, document, member);
    const quantity =
      'y' in load ? 'distributedLoad' : load.className === 'BendingMoment' ? 'moment' : 'force';
    return direct('y' in load ? load.y : [load.c[0]], line, (size, withUnit) =>
      format.brief(size, { quantity, system, withUnit }),
    );
  }
}

function Fields({ index, indices = [index], isReadOnly }: RowProps) {
  const rows = listLoads(useKitAtomValue(documentAtom));
  const row = rows[index];
  if (row === undefined) return null;
  const { item } = row;
  return (
    <Line>
      {indices.length > 1 ? (
        <LoadSets loads={indices.flatMap((at) => rows[at]?.item ?? [])} isReadOnly={isReadOnly} />
      ) : item.kind === 'jointLoad' ? (
        <JointLoadFields joint={item.joint} index={item.index} isReadOnly={isReadOnly} />
      ) : (
        <MemberLoadFields member={item.member} index={item.index} isReadOnly={isReadOnly} />
      )}
    </Line>
  );
}
