import { useId, useState } from 'react';
import type { BeamSection } from '@eecs/solver-core';
import { Button, CheckField, useFormat, useKitAtom, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { addFirstPart, removePart, splitPart, startOf } from '../editing/beamParts.ts';
import { usePartRows } from '../files/rows/usePartRows.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { hasDepthsAtom } from '../state/look.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { tables } from '../state/tables.ts';
import { InputField } from './InputField.tsx';
import { SectionBar } from './SectionBar.tsx';
import { SectionFields } from './SectionFields.tsx';
import {
  AddBar,
  AddRow,
  type CellsProps,
  FieldPlaceContext,
  FullNote,
  Missing,
  NumberCell,
  NumericCell,
  RecordTab,
  SymbolLabel,
  type TabProps,
  useEditorText,
  useFull,
  WordCell,
} from '@eecs/ui-kit/editor';

/** The sections of the beam along its axis: the material and cross-section of each. */
export function SectionsTab({ isReadOnly }: TabProps) {
  const t = usePanelText();
  const te = useEditorText();
  const format = useFormat();
  const rows = usePartRows();
  const { beamSections } = useKitAtomValue(documentAtom);
  const [current, choose] = useKitAtom(tables.sections.currentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const [hasDepths, setHasDepths] = useKitAtom(hasDepthsAtom);
  const isEmpty = beamSections.length === 0;
  return (
    <>
      {isEmpty ? null : <SectionBar current={current} onChoose={choose} />}
      <RecordTab
        table={tables.sections}
        words={{
          caption: t('sections.caption'),
          none: t('sections.none'),
          nameOf: (index) => t('sections.row', { number: index + 1 }),
          removeLabelOf: (index) => t('sections.removeOf', { number: index + 1 }),
        }}
        columns={[
          { head: te('list.number') },
          { head: `${t('sections.range')}, ${format.unit('length')}`, isNumeric: true },
          { head: t('sections.material') },
          { head: t('sections.crossSection') },
        ]}
        Cells={SectionCells}
        Fields={SectionFields}
        onRemove={(index) => edit((document) => removePart(document, index))}
        adding={
          isEmpty ? (
            <AddRow table={tables.sections} label={t('sections.addFirst')} onAdd={() => edit(addFirstPart)} />
          ) : (
            <SplitBar current={current} />
          )
        }
        exchange={rows}
        isReadOnly={isReadOnly}
      />
      {isEmpty ? null : (
        <CheckField label={t('sections.depths')} checked={hasDepths} onChange={setHasDepths} />
      )}
    </>
  );
}

/** Splits the section that contains a place; the default is the middle of the current one. */
function SplitBar({ current }: { readonly current: number }) {
  const t = usePanelText();
  const { beamSections } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const [typed, setTyped] = useState<number | null>(null);
  const middle = (startOf(beamSections, current) + (beamSections[current]?.x ?? 0)) / 2;
  const x = typed ?? middle;
  const id = useId();
  const isFull = useFull(tables.sections) !== null;
  return (
    <FieldPlaceContext.Provider value={{ tab: 'sections' }}>
      <AddBar>
        <InputField
          isPlace
          quantity="length"
          label={<SymbolLabel text={t('sections.splitAt')} />}
          name={t('sections.splitAt')}
          value={x}
          onCommit={(next) => setTyped(next)}
        />
        <Button
          disabled={isFull}
          aria-describedby={isFull ? id : undefined}
          onClick={() => {
            setTyped(null);
            edit((document) => splitPart(document, x));
          }}
        >
          {t('sections.split')}
        </Button>
      </AddBar>
      <FullNote table={tables.sections} id={id} />
    </FieldPlaceContext.Provider>
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
