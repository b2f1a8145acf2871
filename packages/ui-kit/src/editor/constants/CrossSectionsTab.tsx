import { type CrossSection, computeBasics } from '@eecs/solver-core';
import { addCrossSection } from '../../editing/addCrossSection.ts';
import { type SectionShape, isEditedShape } from '../../editing/sectionShapes.ts';
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
import { CrossSectionFields } from './CrossSectionFields.tsx';
import { SectionsFromLibrary } from './FromLibrary.tsx';
import { useCommon, useCommonDocument, useCommonEdit } from './commonPort.ts';
import { useSectionRows } from './useSectionRows.ts';

/** The cross-sections available to parts of the structure. */
export function CrossSectionsTab({ isReadOnly }: TabProps) {
  const t = useTableText();
  const te = useEditorText();
  const format = useFormat();
  const edit = useCommonEdit();
  const rows = useSectionRows();
  const { crossSections } = useCommon();
  const remove = useSetKitAtom(crossSections.removeAtom);
  const current = useKitAtomValue(crossSections.table.currentAtom);
  return (
    <RecordTab
      table={crossSections.table}
      words={{
        caption: t('crossSections.caption'),
        none: t('crossSections.none'),
        nameOf: (index) => t('crossSections.row', { number: index + 1 }),
        removeLabelOf: (index) => t('crossSections.removeOf', { number: index + 1 }),
      }}
      columns={[
        { head: te('list.number') },
        { head: t('crossSections.label') },
        { head: <SymbolHead symbol="A" unit={format.unit('area')} />, isNumeric: true },
        { head: <SymbolHead symbol="Iy" unit={format.unit('secondMoment')} />, isNumeric: true },
      ]}
      Cells={CrossSectionCells}
      Fields={CrossSectionFields}
      onRemove={remove}
      adding={
        <AddRow
          table={crossSections.table}
          label={t('crossSections.addSection')}
          short={t('crossSections.add')}
          onAdd={() => edit((document) => addCrossSection(document, shapeLike(document.sections[current])))}
        >
          <SectionsFromLibrary />
        </AddRow>
      }
      exchange={rows}
      isReadOnly={isReadOnly}
    />
  );
}

/** The shape of a new cross-section: that of the row that is read, so that one of its kind takes one press. */
function shapeLike(section: CrossSection | undefined): SectionShape | 'builtup' {
  const shape = section?.className ?? 'hsection';
  return shape === 'builtup' || isEditedShape(shape) ? shape : 'hsection';
}

function CrossSectionCells({ item, index }: CellsProps<CrossSection>) {
  const t = useTableText();
  const te = useEditorText();
  const format = useFormat();
  const { system } = useCommonDocument().units;
  const isUsed = useKitAtomValue(useCommon().crossSections.usedAtom).has(index);
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
        {result.ok ? write(result.basics.A, 'area') : <Missing>{te('list.none')}</Missing>}
      </NumericCell>
      <NumericCell>
        {result.ok ? write(result.basics.Iy, 'secondMoment') : <Missing>{te('list.none')}</Missing>}
      </NumericCell>
    </>
  );
}
