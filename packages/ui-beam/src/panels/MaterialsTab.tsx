import { type Material, completeConstants } from '@eecs/solver-core';
import { useFormat, useKitAtomValue } from '@eecs/ui-kit';
import { addMaterial } from '../editing/addMaterial.ts';
import { removeMaterial } from '../editing/removeConstants.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { AddRow } from './AddRow.tsx';
import { MaterialFields } from './MaterialFields.tsx';
import type { CellsProps } from './RecordGrid.tsx';
import { RecordTab } from './RecordTab.tsx';
import { Missing, Muted, NumberCell, NumericCell, SymbolHead, WordCell } from '@eecs/ui-kit/editor';
import type { TabProps } from './tabProps.ts';

/** The materials sections of the beam can be made of. */
export function MaterialsTab({ isReadOnly }: TabProps) {
  const t = usePanelText();
  const tb = useBeamText();
  const format = useFormat();
  return (
    <RecordTab
      tab="materials"
      words={{
        caption: t('materials.caption'),
        none: t('materials.none'),
        nameOf: (index) => t('materials.row', { number: index + 1 }),
        removeLabelOf: (index) => t('materials.removeOf', { number: index + 1 }),
      }}
      columns={[
        { head: tb('list.number') },
        { head: t('materials.name') },
        { head: <SymbolHead symbol="E" unit={format.unit('modulus')} />, isNumeric: true },
        { head: <SymbolHead symbol="ρ" unit={format.unit('density')} />, isNumeric: true },
      ]}
      Cells={MaterialCells}
      Fields={MaterialFields}
      remove={removeMaterial}
      adding={<AddRow tab="materials" label={t('materials.addMaterial')} add={addMaterial} />}
      isReadOnly={isReadOnly}
    />
  );
}

function MaterialCells({ item, index }: CellsProps<Material>) {
  const t = usePanelText();
  const tb = useBeamText();
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
        {E === null || E <= 0 ? <Missing>{tb('list.none')}</Missing> : write(E, 'modulus')}
      </NumericCell>
      <NumericCell>{item.rho === undefined ? '' : write(item.rho, 'density')}</NumericCell>
    </>
  );
}
