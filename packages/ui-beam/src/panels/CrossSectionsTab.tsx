import { type CrossSection, computeBasics } from '@eecs/solver-core';
import { useFormat, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { addCrossSection } from '../editing/addCrossSection.ts';
import { SECTION_SHAPES } from '../naming/sectionShapes.ts';
import { removeCrossSection } from '../editing/removeConstants.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { tables } from '../state/tables.ts';
import { CrossSectionFields } from './CrossSectionFields.tsx';
import {
  AddRowOfKind,
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

/** The cross-sections sections of the beam can have. */
export function CrossSectionsTab({ isReadOnly }: TabProps) {
  const t = usePanelText();
  const te = useEditorText();
  const format = useFormat();
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <RecordTab
      table={tables.crossSections}
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
      onRemove={(index) => edit((document) => removeCrossSection(document, index))}
      adding={
        <AddRowOfKind
          table={tables.crossSections}
          label={t('crossSections.addSection')}
          kinds={{
            label: t('crossSections.newShape'),
            options: SECTION_SHAPES.map((value) => ({ value, label: t(`crossSections.${value}`) })),
            first: 'hsection',
          }}
          onAdd={(shape) => edit((document) => addCrossSection(document, shape))}
        />
      }
      isReadOnly={isReadOnly}
    />
  );
}

function CrossSectionCells({ item, index }: CellsProps<CrossSection>) {
  const t = usePanelText();
  const te = useEditorText();
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
        {result.ok ? write(result.basics.A, 'area') : <Missing>{te('list.none')}</Missing>}
      </NumericCell>
      <NumericCell>
        {result.ok ? write(result.basics.Iy, 'secondMoment') : <Missing>{te('list.none')}</Missing>}
      </NumericCell>
    </>
  );
}
