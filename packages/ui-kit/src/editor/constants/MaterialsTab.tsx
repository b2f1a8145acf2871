import { type Material, completeConstants } from '@eecs/solver-core';
import { addMaterial } from '../../editing/addMaterial.ts';
import { useFormat } from '../../kit/useFormat.ts';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { useTableText } from '../messages/tableMessages.ts';
import { AddRow } from '../tables/AddRow.tsx';
import type { CellsProps } from '../tables/RecordGrid.tsx';
import { RecordTab } from '../tables/RecordTab.tsx';
import { SymbolHead } from '../tables/SymbolHead.tsx';
import { Missing, Muted, NumberCell, NumericCell, WordCell } from '../tables/cells.ts';
import type { TabProps } from '../tables/tabProps.ts';
import { MaterialFields } from './MaterialFields.tsx';
import { MaterialsFromLibrary } from './FromLibrary.tsx';
import { useCommon, useCommonDocument, useCommonEdit } from './commonPort.ts';
import { useMaterialRows } from './useMaterialRows.ts';

/** The materials available to the structure. */
export function MaterialsTab({ isReadOnly }: TabProps) {
  const t = useTableText();
  const te = useEditorText();
  const format = useFormat();
  const edit = useCommonEdit();
  const rows = useMaterialRows();
  const { materials } = useCommon();
  const remove = useSetKitAtom(materials.removeAtom);
  return (
    <RecordTab
      table={materials.table}
      words={{
        caption: t('materials.caption'),
        none: t('materials.none'),
        nameOf: (index) => t('materials.row', { number: index + 1 }),
        removeLabelOf: (index) => t('materials.removeOf', { number: index + 1 }),
      }}
      columns={[
        { head: te('list.number') },
        { head: t('materials.name') },
        { head: <SymbolHead symbol="E" unit={format.unit('modulus')} />, isNumeric: true },
        { head: <SymbolHead symbol="ρ" unit={format.unit('density')} />, isNumeric: true },
      ]}
      Cells={MaterialCells}
      Fields={MaterialFields}
      onRemove={remove}
      adding={
        <AddRow
          table={materials.table}
          label={t('materials.addMaterial')}
          short={t('materials.add')}
          onAdd={() => edit(addMaterial)}
        >
          <MaterialsFromLibrary />
        </AddRow>
      }
      exchange={rows}
      isReadOnly={isReadOnly}
    />
  );
}

function MaterialCells({ item, index }: CellsProps<Material>) {
  const t = useTableText();
  const te = useEditorText();
  const format = useFormat();
  const { units } = useCommonDocument();
  const isUsed = useKitAtomValue(useCommon().materials.usedAtom).has(index);
  const { E } = completeConstants(item);
  const write = (value: number, quantity: 'modulus' | 'density'): string =>
    format.brief(value, { quantity, system: units.system, withUnit: false });
  return (
    <>
      <NumberCell>{index + 1}</NumberCell>
      <WordCell>
        {item.name}
        {isUsed ? null : <Muted> · {t('materials.unused')}</Muted>}
      </WordCell>
      <NumericCell>
        {E === null || E <= 0 ? <Missing>{te('list.none')}</Missing> : write(E, 'modulus')}
      </NumericCell>
      <NumericCell>{item.rho === undefined ? '' : write(item.rho, 'density')}</NumericCell>
    </>
  );
}
