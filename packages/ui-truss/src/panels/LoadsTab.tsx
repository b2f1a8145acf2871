import { atom } from 'jotai/vanilla';
import { listSets } from '@eecs/solver-core/rules';
import { useFormat, useKitAtomValue, useKitStore, useSetKitAtom, useUnits } from '@eecs/ui-kit';
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
import { writeSizes } from '@eecs/ui-kit/layout';
import { WeightSets } from './commonTabs.ts';
import { useRemoval } from './useRemoval.ts';
import { toItemKey } from '../editing/items.ts';
import { addJointLoads, addLinkLoads } from '../editing/loads.ts';
import { lineOf } from '../editing/lineOf.ts';
import { removeItems } from '../editing/remove.ts';
import { usualLoad } from '../editing/usualLoads.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { chosenItemAtom } from '../state/selection.ts';
import { applyEditAtom, documentAtom, lastSetAtom, session } from '../state/sessionAtoms.ts';
import { type LoadRow, listLoads } from '../state/listLoads.ts';
import { tables } from '../state/tables.ts';
import { JointLoadFields } from './JointLoadFields.tsx';
import { ManyLoadFields } from './ManyLoadFields.tsx';
import { LinkLoadFields } from './LinkLoadFields.tsx';
import type { TrussTypes } from '../state/trussKind.ts';
import { newId } from '../state/newId.ts';

/** Everything that acts: forces on joints, loads along rods, self weight. */
export const LoadsTab = createLoadsTab<TrussTypes, LoadRow>({
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

/** Adds a load to the joint that is named beside the button, or to the rod that is chosen on the board. */
function AddLoad() {
  const t = useLaterText();
  const store = useKitStore();
  const edit = useSetKitAtom(applyEditAtom);
  const { joints, links } = useKitAtomValue(documentAtom);
  const chosen = useKitAtomValue(loadedAtom);
  return (
    <AddRowTo
      table={tables.loads}
      label={t('loads.add')}
      onLabel={t('loads.on')}
      chosen={chosen}
      // If there are thousands of rods, only the chosen one is among them.
      options={[
        ...joints.map((_, index) => ({
          value: `joint:${index}`,
          label: t('joints.row', { number: index + 1 }),
        })),
        ...links.flatMap(({ i, j }, index) =>
          chosen === `link:${index}` ? [{ value: chosen, label: t('dock.rod', { i: i + 1, j: j + 1 }) }] : [],
        ),
      ]}
      onAdd={(on) => {
        const [kind = 'joint', index = 0] = on.split(':');
        const add = kind === 'link' ? addLinkLoads : addJointLoads;
        const set = store.get(lastSetAtom);
        edit((document) => {
          const { value: usual } = usualLoad(kind === 'link' ? 'link' : 'joint', document.units.system);
          return add(document, new Set([Number(index)]), { value: usual, set }, newId);
        });
      }}
    />
  );
}

/** The joint or the rod that is chosen, or the load on it; none while something else is. */
const loadedAtom = atom((get) => {
  const item = get(chosenItemAtom);
  if (item?.kind === 'joint' || item?.kind === 'link') return toItemKey(item);
  if (item?.kind === 'jointLoad') return `joint:${item.joint}`;
  return item?.kind === 'linkLoad' ? `link:${item.link}` : '';
});

function Cells({ item: { item, load }, index }: CellsProps<LoadRow>) {
  const t = useLaterText();
  const format = useFormat();
  const system = useUnits();
  const { links, caseSets } = useKitAtomValue(documentAtom);
  const sets = listSets(load.sets, caseSets.length).map((set) => set + 1);
  const link = item.kind === 'linkLoad' ? links[item.link] : undefined;
  const values = 'c' in load ? [load.c[0]] : load.y;
  const direct = useDirected();
  const quantity =
    load.className === 'DistributedMass'
      ? 'linearMass'
      : load.className === 'DistributedLoad'
        ? 'distributedLoad'
        : 'force';
  const write = (size: number, withUnit: boolean): string =>
    format.brief(size, { quantity, system, digits: 3, withUnit });
  return (
    <>
      <NumberCell>{index + 1}</NumberCell>
      <KindCell>{t(`load.${load.className}`)}</KindCell>
      <td>{item.kind === 'jointLoad' ? item.joint + 1 : `${(link?.i ?? 0) + 1}–${(link?.j ?? 0) + 1}`}</td>
      <NumericCell>
        {quantity === 'linearMass' ? writeSizes(values, { write }) : direct(values, lineOf(load), write)}
      </NumericCell>
      {caseSets.length > 0 ? (
        <td>{sets.length === 0 ? <Missing>{t('loads.noSet')}</Missing> : sets.join(' ')}</td>
      ) : null}
    </>
  );
}

function Fields({ index, indices = [index], isReadOnly }: RowProps) {
  const rows = listLoads(useKitAtomValue(documentAtom));
  const row = rows[index];
  if (row === undefined) return null;
  const { item } = row;
  return (
    <Line>
      {indices.length > 1 ? (
        <ManyLoadFields loads={indices.flatMap((at) => rows[at]?.item ?? [])} isReadOnly={isReadOnly} />
      ) : item.kind === 'jointLoad' ? (
        <JointLoadFields joint={item.joint} index={item.index} isReadOnly={isReadOnly} />
      ) : (
        <LinkLoadFields link={item.link} index={item.index} isReadOnly={isReadOnly} />
      )}
    </Line>
  );
}
