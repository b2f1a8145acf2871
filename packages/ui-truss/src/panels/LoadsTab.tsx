import { useState } from 'react';
import { atom } from 'jotai/vanilla';
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
import { applyEditAtom, documentAtom, lastSetAtom } from '../state/sessionAtoms.ts';
import { type LoadRow, listLoads } from '../state/listLoads.ts';
import { tables } from '../state/tables.ts';
import { JointLoadFields } from './JointLoadFields.tsx';
import { ManyLoadFields } from './ManyLoadFields.tsx';
import { LinkLoadFields } from './LinkLoadFields.tsx';
import { newId } from '../state/newId.ts';

/** Everything that acts: forces on joints, loads along rods, self weight. */
export function LoadsTab({ isReadOnly }: TabProps) {
  const t = useLaterText();
  const { ask, removeChosen } = useRemoval();
  const store = useKitStore();
  const edit = useSetKitAtom(applyEditAtom);
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

/**
 * Adds a load to the objects named beside the button: the last selection of the board, until another choice is made
 * here.
 */
function AddLoad() {
  const t = useLaterText();
  const store = useKitStore();
  const edit = useSetKitAtom(applyEditAtom);
  const { joints, links } = useKitAtomValue(documentAtom);
  const chosen = useKitAtomValue(loadedAtom);
  const [picked, pick] = useState({ value: chosen, after: chosen });
  // The selection on the board goes before an earlier choice here.
  const value = picked.after === chosen ? picked.value : chosen;
  // If there are thousands of rods, only the chosen one is among them.
  const options = [
    ...joints.map((_, index) => ({ value: `joint:${index}`, label: t('joints.row', { number: index + 1 }) })),
    ...links.flatMap(({ i, j }, index) =>
      chosen === `link:${index}` ? [{ value: chosen, label: t('dock.rod', { i: i + 1, j: j + 1 }) }] : [],
    ),
  ];
  if (joints.length === 0) return null;
  const on = options.some((option) => option.value === value) ? value : 'joint:0';
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
          const [kind = 'joint', index = 0] = on.split(':');
          const add = kind === 'link' ? addLinkLoads : addJointLoads;
          const set = store.get(lastSetAtom);
          edit((document) => {
            const { value: usual } = usualLoad(kind === 'link' ? 'link' : 'joint', document.units.system);
            return add(document, new Set([Number(index)]), { value: usual, set }, newId);
          });
        }}
      />
    </Line>
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
