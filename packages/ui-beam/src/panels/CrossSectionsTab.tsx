import { type CrossSection, computeBasics } from '@eecs/solver-core';
import { useFormat, useKitAtomValue } from '@eecs/ui-kit';
import { addCrossSection } from '../editing/addCrossSection.ts';
import { SECTION_SHAPES } from '../naming/sectionShapes.ts';
import { removeCrossSection } from '../editing/removeConstants.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { AddRowOfKind } from './AddRow.tsx';
import { CrossSectionFields } from './CrossSectionFields.tsx';
import type { CellsProps } from './RecordGrid.tsx';
import { RecordTab } from './RecordTab.tsx';
import { Missing, Muted, NumberCell, NumericCell, SymbolHead, WordCell } from '@eecs/ui-kit/editor';
import type { TabProps } from './tabProps.ts';

/** The cross-sections sections of the beam can have. */
export function CrossSectionsTab({ isReadOnly }: TabProps) {
  const t = usePanelText();
  const tb = useBeamText();
  const format = useFormat();
  return (
    <RecordTab
      tab="crossSections"
      words={{
        caption: t('crossSections.caption'),
        none: t('crossSections.none'),
        nameOf: (index) => t('crossSections.row', { number: index + 1 }),
        removeLabelOf: (index) => t('crossSections.removeOf', { number: index + 1 }),
      }}
      columns={[
        { head: tb('list.number') },
        { head: t('crossSections.label') },
        { head: <SymbolHead symbol="A" unit={format.unit('area')} />, isNumeric: true },
        { head: <SymbolHead symbol="Iy" unit={format.unit('secondMoment')} />, isNumeric: true },
      ]}
      Cells={CrossSectionCells}
      Fields={CrossSectionFields}
      remove={removeCrossSection}
      adding={
        <AddRowOfKind
          tab="crossSections"
          label={t('crossSections.addSection')}
          kinds={{
            label: t('crossSections.newShape'),
            options: SECTION_SHAPES.map((value) => ({ value, label: t(`crossSections.${value}`) })),
            first: 'hsection',
          }}
          add={addCrossSection}
        />
      }
      isReadOnly={isReadOnly}
    />
  );
}

function CrossSectionCells({ item, index }: CellsProps<CrossSection>) {
  const t = usePanelText();
  const tb = useBeamText();
  const format = useFormat();
  const { units, beamSections } = useKitAtomValue(documentAtom);
  const { system } = units;
  const isUsed = beamSections.some(({ crossSectionIndex }) => crossSectionIndex === index);
  const result = computeBasics(item, system);
  const write = (value: number, quantity: 'area' | 'secondMoment'): string =>
    format.brief(value, { quantity, system, digits: 2, withUnit: false });
  return (
    <>
      <NumberCell>{index + 1}</NumberCell>
      <WordCell>
        {item.label}
        {isUsed ? null : <Muted> · {t('materials.unused')}</Muted>}
      </WordCell>
      <NumericCell>
        {result.ok ? write(result.basics.A, 'area') : <Missing>{tb('list.none')}</Missing>}
      </NumericCell>
      <NumericCell>
        {result.ok ? write(result.basics.Iy, 'secondMoment') : <Missing>{tb('list.none')}</Missing>}
      </NumericCell>
    </>
  );
}
