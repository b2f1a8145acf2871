import { useState } from 'react';
import type { BeamSection } from '@eecs/solver-core';
import { Button, useFormat, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { addFirstPart, removePart, splitPart, startOf } from '../editing/beamParts.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { useRowKeys } from '../state/useRowKeys.ts';
import { AddButton } from './AddButton.tsx';
import { Details } from './Details.tsx';
import { FieldPlaceContext } from './FieldPlace.ts';
import { PlaceField } from './PlaceField.tsx';
import { type CellsProps, RecordGrid } from './RecordGrid.tsx';
import { SectionBar } from './SectionBar.tsx';
import { SectionFields } from './SectionFields.tsx';
import { SymbolLabel } from './SymbolLabel.tsx';
import { Missing, NumberCell, NumericCell, WordCell } from './cells.ts';
import { AddBar, Note } from './layout.ts';
import type { TabProps } from './tabProps.ts';
import { useCurrentRow } from './useCurrentRow.ts';
import { useRowRemoval } from './useRowRemoval.ts';

/** The sections of the beam along its axis: of what and with which cross-section each is. */
export function SectionsTab({ isReadOnly }: TabProps) {
  const t = usePanelText();
  const tb = useBeamText();
  const format = useFormat();
  const { beamSections } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const keys = useRowKeys(beamSections);
  const { current, choose } = useCurrentRow('sections', beamSections.length);
  const remove = useRowRemoval('sections', removePart);
  return (
    <>
      {beamSections.length === 0 ? (
        <Note>{t('sections.none')}</Note>
      ) : (
        <>
          <SectionBar current={current} onChoose={choose} />
          <RecordGrid
            tab="sections"
            caption={t('sections.caption')}
            columns={[
              { head: tb('list.number') },
              { head: `${t('sections.range')}, ${format.unit('length')}`, isNumeric: true },
              { head: t('sections.material') },
              { head: t('sections.crossSection') },
            ]}
            items={beamSections}
            keys={keys}
            Cells={SectionCells}
            current={current}
            onChoose={choose}
            onRemove={isReadOnly ? undefined : remove}
          />
        </>
      )}
      {isReadOnly ? null : beamSections.length === 0 ? (
        <AddBar>
          <AddButton tab="sections" onClick={() => edit(addFirstPart)}>
            {t('sections.addFirst')}
          </AddButton>
        </AddBar>
      ) : (
        <SplitBar current={current} />
      )}
      <Details
        tab="sections"
        keys={keys}
        current={current}
        nameOf={(index) => t('sections.row', { number: index + 1 })}
        removeLabelOf={(index) => t('sections.removeOf', { number: index + 1 })}
        isReadOnly={isReadOnly}
        onRemove={remove}
        onEnter={choose}
      >
        {(index) => <SectionFields index={index} isReadOnly={isReadOnly} />}
      </Details>
    </>
  );
}

/** Splits the section a place is in; the middle of the current one is offered. */
function SplitBar({ current }: { readonly current: number }) {
  const t = usePanelText();
  const { beamSections } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const [typed, setTyped] = useState<number | null>(null);
  const middle = (startOf(beamSections, current) + (beamSections[current]?.x ?? 0)) / 2;
  const x = typed ?? middle;
  return (
    <FieldPlaceContext value={{ tab: 'sections' }}>
      <AddBar>
        <PlaceField
          label={<SymbolLabel text={t('sections.splitAt')} />}
          name={t('sections.splitAt')}
          value={x}
          onCommit={(next) => setTyped(next)}
        />
        <Button
          onClick={() => {
            setTyped(null);
            edit((document) => splitPart(document, x));
          }}
        >
          {t('sections.split')}
        </Button>
      </AddBar>
    </FieldPlaceContext>
  );
}

function SectionCells({ item, index }: CellsProps<BeamSection>) {
  const t = usePanelText();
  const format = useFormat();
  const { beamSections, materials, sections, units } = useKitAtomValue(documentAtom);
  const place = (x: number): string =>
    format.brief(x, { quantity: 'length', system: units.system, withUnit: false });
  const material = materials[item.materialIndex]?.name;
  const crossSection = sections[item.crossSectionIndex]?.label;
  return (
    <>
      <NumberCell>{index + 1}</NumberCell>
      <NumericCell>
        {place(startOf(beamSections, index))}
        {' – '}
        {place(item.x)}
      </NumericCell>
      <WordCell>{material ?? <Missing>{t('sections.unassigned')}</Missing>}</WordCell>
      <WordCell>{crossSection ?? <Missing>{t('sections.unassigned')}</Missing>}</WordCell>
    </>
  );
}
