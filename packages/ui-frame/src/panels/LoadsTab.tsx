import { listSets } from '@eecs/solver-core/rules';
import { useFormat, useKitAtomValue, useKitStore, useSetKitAtom, useUnits } from '@eecs/ui-kit';
import { writeSizes } from '@eecs/ui-kit/layout';
import {
  AddRowTo,
  type CellsProps,
  KindCell,
  Line,
  Missing,
  NumberCell,
  NumericCell,
  type RowProps,
  createLoadsTab,
  useDirected,
} from '@eecs/ui-kit/editor';
import { addJointLoads, addMemberLoads, usualLoad } from '../editing/loads.ts';
import { lineOf, lineOnMember } from '../editing/lineOf.ts';
import { removeItems } from '../editing/remove.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import type { FrameTypes } from '../state/frameKind.ts';
import { type LoadRow, listLoads } from '../state/listLoads.ts';
import { newId } from '../state/newId.ts';
import { chosenItemAtom } from '../state/selection.ts';
import { applyEditAtom, documentAtom, lastSetAtom, session } from '../state/sessionAtoms.ts';
import { tables } from '../state/tables.ts';
import { JointLoadFields, LoadSets, MemberLoadFields } from './LoadFields.tsx';
import { WeightSets } from './commonTabs.ts';
import { useRemoval } from './useRemoval.ts';

/** Everything that acts: loads of joints and members, self weight. */
export const LoadsTab = createLoadsTab<FrameTypes, LoadRow>({
  session,
  table: tables.loads,
  remove: removeItems,
  useRemoval,
  itemOf: (document, index) => listLoads(document)[index]?.item,
  useWords: () => {
    const t = useLaterText();
    return (key, values) => t(`loads.${key}`, values);
  },
  useLoadWords: () => {
    const t = useLaterText();
    return (word) => t(LOAD_WORDS[word]);
  },
  Cells,
  Fields,
  Adding: AddLoad,
  WeightSets,
});

const LOAD_WORDS = {
  kind: 'load.kind',
  on: 'loads.on',
  value: 'load.value',
  sets: 'panels.sets',
  selfWeight: 'loads.selfWeight',
  arrows: 'loads.arrows',
  signs: 'loads.signs',
} as const;

/** Adds a load to the joint or the member that is named beside the button: the one that is chosen on the board. */
function AddLoad() {
  const t = useLaterText();
  const store = useKitStore();
  const edit = useSetKitAtom(applyEditAtom);
  const { joints, members } = useKitAtomValue(documentAtom);
  const item = useKitAtomValue(chosenItemAtom);
  return (
    <AddRowTo
      table={tables.loads}
      label={t('loads.add')}
      onLabel={t('loads.on')}
      chosen={item?.kind === 'joint' || item?.kind === 'member' ? `${item.kind}:${item.index}` : ''}
      options={[
        ...members.map((_, index) => ({
          value: `member:${index}`,
          label: t('members.row', { number: index + 1 }),
        })),
        ...joints.map((_, index) => ({
          value: `joint:${index}`,
          label: t('joints.row', { number: index + 1 }),
        })),
      ]}
      onAdd={(on) => {
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
    if (load.className === 'DistributedMass')
      return writeSizes(load.y, {
        write: (size, withUnit) => format.brief(size, { quantity: 'linearMass', system, withUnit }),
      });
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
