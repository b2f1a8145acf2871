import { type Material, completeConstants } from '@eecs/solver-core';
import { useFormat, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { addMaterial } from '../editing/addMaterial.ts';
import { removeMaterial } from '../editing/removeConstants.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { tables } from '../state/tables.ts';
import { MaterialFields } from './MaterialFields.tsx';
import {
  AddRow,
  type CellsProps,
  Missing,
  Muted,
  NumberCell,
  NumericCell,
  RecordTab,
  SymbolHead,
  type TabProps,
  useEditorText,
  WordCell,
} from '@eecs/ui-kit/editor';

/** The materials sections of the beam can be made of. */
export function MaterialsTab({ isReadOnly }: TabProps) {
  const t = usePanelText();
  const te = useEditorText();
  const format = useFormat();
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <RecordTab
      table={tables.materials}
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
      onRemove={(index) => edit((document) => removeMaterial(document, index))}
      adding={
        <AddRow table={tables.materials} label={t('materials.addMaterial')} onAdd={() => edit(addMaterial)} />
      }
      isReadOnly={isReadOnly}
    />
  );
}

function MaterialCells({ item, index }: CellsProps<Material>) {
  const t = usePanelText();
  const te = useEditorText();
  const format = useFormat();
  const { units, beamSections } = useKitAtomValue(documentAtom);
  const isUsed = beamSections.some(({ materialIndex }) => materialIndex === index);
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
