import { useState } from 'react';
import { type CrossSection, sectionProperties } from '@eecs/solver-core';
import { SelectField, useFormat, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { addCrossSection } from '../editing/addCrossSection.ts';
import { SECTION_SHAPES, type SectionShape } from '../editing/sectionShapes.ts';
import { removeCrossSection } from '../editing/removeConstants.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { useRowKeys } from '../state/useRowKeys.ts';
import { AddButton } from './AddButton.tsx';
import { CrossSectionFields } from './CrossSectionFields.tsx';
import { Details } from './Details.tsx';
import { type CellsProps, RecordGrid } from './RecordGrid.tsx';
import { SymbolHead } from './SymbolHead.tsx';
import { Missing, Muted, NumberCell, NumericCell, WordCell } from './cells.ts';
import { AddBar, Note } from './layout.ts';
import type { TabProps } from './tabProps.ts';
import { useCurrentRow } from './useCurrentRow.ts';
import { useRowRemoval } from './useRowRemoval.ts';

/** The cross-sections sections of the beam can have. */
export function CrossSectionsTab({ isReadOnly }: TabProps) {
  const t = usePanelText();
  const tb = useBeamText();
  const format = useFormat();
  const { sections } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const keys = useRowKeys(sections);
  const { current, choose } = useCurrentRow('crossSections', sections.length);
  const remove = useRowRemoval('crossSections', removeCrossSection);
  const [shape, setShape] = useState<SectionShape>('hsection');
  return (
    <>
      {sections.length === 0 ? (
        <Note>{t('crossSections.none')}</Note>
      ) : (
        <RecordGrid
          tab="crossSections"
          caption={t('crossSections.caption')}
          columns={[
            { head: tb('list.number') },
            { head: t('crossSections.label') },
            { head: <SymbolHead symbol="A" unit={format.unit('area')} />, isNumeric: true },
            { head: <SymbolHead symbol="Iy" unit={format.unit('secondMoment')} />, isNumeric: true },
          ]}
          items={sections}
          keys={keys}
          Cells={CrossSectionCells}
          current={current}
          onChoose={choose}
          onRemove={isReadOnly ? undefined : remove}
        />
      )}
      {isReadOnly ? null : (
        <AddBar>
          <SelectField
            label={t('crossSections.newShape')}
            hideLabel
            value={shape}
            options={SECTION_SHAPES.map((value) => ({ value, label: t(`crossSections.${value}`) }))}
            onChange={setShape}
          />
          <AddButton
            tab="crossSections"
            onClick={() => {
              edit((document) => addCrossSection(document, shape));
              choose(sections.length);
            }}
          >
            {t('crossSections.addSection')}
          </AddButton>
        </AddBar>
      )}
      <Details
        tab="crossSections"
        keys={keys}
        current={current}
        nameOf={(index) => t('crossSections.row', { number: index + 1 })}
        removeLabelOf={(index) => t('crossSections.removeOf', { number: index + 1 })}
        isReadOnly={isReadOnly}
        onRemove={remove}
        onEnter={choose}
      >
        {(index) => <CrossSectionFields index={index} isReadOnly={isReadOnly} />}
      </Details>
    </>
  );
}

function CrossSectionCells({ item, index }: CellsProps<CrossSection>) {
  const t = usePanelText();
  const tb = useBeamText();
  const format = useFormat();
  const { units, beamSections } = useKitAtomValue(documentAtom);
  const { system } = units;
  const isUsed = beamSections.some(({ crossSectionIndex }) => crossSectionIndex === index);
  const result = sectionProperties(item, system);
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
        {result.ok ? write(result.properties.A, 'area') : <Missing>{tb('list.none')}</Missing>}
      </NumericCell>
      <NumericCell>
        {result.ok ? write(result.properties.Iy, 'secondMoment') : <Missing>{tb('list.none')}</Missing>}
      </NumericCell>
    </>
  );
}
