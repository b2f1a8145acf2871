import Plus from 'lucide-react/icons/plus';
import { type CrossSection, LIMITS, type SectionPart } from '@eecs/solver-core';
import { useState } from 'react';
import { MOST_PARTS, addPart } from '../../../editing/builtUp/changeParts.ts';
import { type PartShape, createPart, toPart } from '../../../editing/builtUp/createBuiltUp.ts';
import { PART_SIDES, type PartSide, placeBeside } from '../../../editing/builtUp/placeBeside.ts';
import { Button } from '../../../fields/Button.tsx';
import { QuantityField } from '../../../fields/QuantityField.tsx';
import { SelectField } from '../../../fields/SelectField.tsx';
import { toSection } from '../../library/takeItems.ts';
import { useTableText } from '../../messages/tableMessages.ts';
import { Columns, Line, Note } from '../../tables/layout.ts';
import { SectionPicker } from '../FromLibrary.tsx';
import { LibraryOpener } from '../LibraryOpener.tsx';
import { useCommonDocument, useCommonEdit } from '../commonPort.ts';
import { PART_SHAPES } from './PartFields.tsx';
import { usePartText } from './partMessages.ts';

/** Adds a part beside the current one: a shape, a copy of another cross-section, or a library section. */
export function AddPart({
  index,
  current,
  onAdded,
}: {
  readonly index: number;
  readonly current: number;
  readonly onAdded: () => void;
}) {
  const t = usePartText();
  const tTable = useTableText();
  const document = useCommonDocument();
  const edit = useCommonEdit();
  const [kind, setKind] = useState('rectangle');
  const [side, setSide] = useState<PartSide>('right');
  const [gap, setGap] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const section = document.sections[index];
  if (section === undefined) return null;
  const { parts = [], units: system = document.units.system } = section;
  const isFull = parts.length >= MOST_PARTS;
  const models = document.sections.flatMap(({ label, ...one }, i) => {
    const part = toPart({ ...one, units: one.units ?? document.units.system, label }, system);
    return part === null ? [] : [{ value: `like ${i}`, label: t('like', { label }), part }];
  });
  const shapes = PART_SHAPES.map((value) => ({
    value: value as string,
    label: tTable(`crossSections.${value}`),
  }));

  /** Adds parts, each beside the previous one. */
  function add(added: readonly (SectionPart | null)[]): void {
    setRefused(added.includes(null));
    const known = added.filter((part) => part !== null);
    if (known.length === 0) return;
    edit((now) => {
      let after = now;
      known.forEach((part, k) => {
        const whole = { ...(after.sections[index] as CrossSection), units: system };
        const of = k === 0 ? current : (whole.parts ?? []).length - 1;
        after = addPart(after, index, placeBeside(whole, part, { of, side, gap }) ?? part).document;
      });
      return { document: after, notes: [] };
    });
    onAdded();
  }

  return (
    <>
      <Columns>
        <SelectField
          label={t('added')}
          value={models.some(({ value }) => value === kind) || !kind.startsWith('like') ? kind : 'rectangle'}
          options={[...shapes, ...models.map(({ value, label }) => ({ value, label }))]}
          disabled={isFull}
          onChange={setKind}
        />
        <SelectField
          label={t('side')}
          name={`${t('added')}, ${t('side')}`}
          value={side}
          options={PART_SIDES.map((value) => ({ value, label: t(value) }))}
          disabled={isFull}
          onChange={setSide}
        />
        <QuantityField
          label={t('gap')}
          name={`${t('added')}, ${t('gap')}`}
          quantity="sectionDimension"
          system={system}
          value={gap}
          min={0}
          max={LIMITS.full.magnitude}
          disabled={isFull}
          onCommit={setGap}
        />
      </Columns>
      <Line>
        <Button
          icon={<Plus size={16} aria-hidden="true" />}
          disabled={isFull}
          onClick={() => {
            const model = models.find(({ value }) => value === kind);
            add([
              model?.part ?? createPart(kind.startsWith('like') ? 'rectangle' : (kind as PartShape), system),
            ]);
          }}
        >
          {t('add')}
        </Button>
        <LibraryOpener label={t('addFromLibrary')} disabled={isFull} fetch={SectionPicker.fetch}>
          {(close) => (
            <SectionPicker
              list={{ items: [], most: MOST_PARTS - parts.length }}
              onTake={(rows) => add(rows.map((row) => toPart(toSection(row, system), system)))}
              onClose={close}
            />
          )}
        </LibraryOpener>
      </Line>
      <Note role="status">
        {isRefused
          ? t('noOutline')
          : isFull
            ? t('full', { most: MOST_PARTS })
            : t('addHint', { side: t(side), part: current + 1 })}
      </Note>
    </>
  );
}
