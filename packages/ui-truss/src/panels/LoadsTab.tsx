import { listSets } from '@eecs/solver-core/rules';
import { CheckField, useFormat, useKitAtomValue, useKitStore, useSetKitAtom, useUnits } from '@eecs/ui-kit';
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
} from '@eecs/ui-kit/editor';
import { useRemoval } from './useRemoval.ts';
import { plainEdit } from '../editing/edit.ts';
import { addJointLoads } from '../editing/loads.ts';
import { removeItems } from '../editing/remove.ts';
import { usualLoad } from '../editing/usualLoads.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { selectionAtom } from '../state/selection.ts';
import { applyEditAtom, documentAtom, lastSetAtom } from '../state/sessionAtoms.ts';
import { type LoadRow, listLoads } from '../state/listLoads.ts';
import { tables } from '../state/tables.ts';
import { JointLoadFields } from './JointLoadFields.tsx';
import { LinkLoadFields } from './LinkLoadFields.tsx';
import { newId } from '../state/newId.ts';

/** Everything that acts: forces on joints, loads along rods, self weight. */
export function LoadsTab({ isReadOnly }: TabProps) {
  const t = useEditorText();
  const { ask } = useRemoval();
  const store = useKitStore();
  const edit = useSetKitAtom(applyEditAtom);
  const { selfWeight, joints, caseSets } = useKitAtomValue(documentAtom);
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
        askBefore={(index) => {
          const row = listLoads(store.get(documentAtom))[index];
          return ask(row === undefined ? [] : [row.item]);
        }}
        onRemove={(index) =>
          edit((document) => {
            const row = listLoads(document)[index];
            return row === undefined ? plainEdit(document) : removeItems(document, [row.item]);
          })
        }
        adding={
          joints.length === 0 ? null : (
            <AddRow
              table={tables.loads}
              label={t('loads.add')}
              onAdd={() => {
                const [first] = store.get(selectionAtom);
                const joint = first?.kind === 'joint' ? first.index : 0;
                const set = store.get(lastSetAtom);
                edit((document) =>
                  addJointLoads(
                    document,
                    new Set([joint]),
                    { ...usualLoad('joint', document.units.system), set },
                    newId,
                  ),
                );
              }}
            />
          )
        }
        isReadOnly={isReadOnly}
      />
      <CheckField
        label={t('loads.selfWeight')}
        checked={selfWeight}
        disabled={isReadOnly}
        onChange={(isOn) => edit((document) => plainEdit({ ...document, selfWeight: isOn }))}
      />
      <Note>{t('loads.signs')}</Note>
    </>
  );
}

function Cells({ item: { item, load }, index }: CellsProps<LoadRow>) {
  const t = useEditorText();
  const format = useFormat();
  const system = useUnits();
  const { links, caseSets } = useKitAtomValue(documentAtom);
  const sets = listSets(load.sets, caseSets.length).map((set) => set + 1);
  const link = item.kind === 'linkLoad' ? links[item.link] : undefined;
  const value = 'c' in load ? load.c[0] : load.y[0];
  const quantity =
    load.className === 'DistributedMass'
      ? 'linearMass'
      : load.className === 'DistributedLoad'
        ? 'distributedLoad'
        : 'force';
  return (
    <>
      <NumberCell>{index + 1}</NumberCell>
      <KindCell>{t(`load.${load.className}`)}</KindCell>
      <td>{item.kind === 'jointLoad' ? item.joint + 1 : `${(link?.i ?? 0) + 1}–${(link?.j ?? 0) + 1}`}</td>
      <NumericCell>{format.brief(value, { quantity, system, digits: 3 })}</NumericCell>
      {caseSets.length > 0 ? (
        <td>{sets.length === 0 ? <Missing>{t('loads.noSet')}</Missing> : sets.join(' ')}</td>
      ) : null}
    </>
  );
}

function Fields({ index, isReadOnly }: RowProps) {
  const row = listLoads(useKitAtomValue(documentAtom))[index];
  if (row === undefined) return null;
  const { item } = row;
  return (
    <Line>
      {item.kind === 'jointLoad' ? (
        <JointLoadFields joint={item.joint} index={item.index} isReadOnly={isReadOnly} />
      ) : (
        <LinkLoadFields link={item.link} index={item.index} isReadOnly={isReadOnly} />
      )}
    </Line>
  );
}
