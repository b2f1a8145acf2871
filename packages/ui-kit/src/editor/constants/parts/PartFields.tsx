import type { SectionPart } from '@eecs/solver-core';
import { replacePart, resizePart } from '../../../editing/builtUp/changeParts.ts';
import { type PartShape, createPart, toPart } from '../../../editing/builtUp/createBuiltUp.ts';
import { isFollowing, isOptional, limitsOf, quantityOf } from '../../../editing/sectionNumbers.ts';
import { SECTION_SHAPES, listOwnNumbers } from '../../../editing/sectionShapes.ts';
import { CheckField } from '../../../fields/CheckField.tsx';
import { SelectField } from '../../../fields/SelectField.tsx';
import { toSection } from '../../library/takeItems.ts';
import { useTableText } from '../../messages/tableMessages.ts';
import { InputField } from '../../tables/InputField.tsx';
import { SymbolLabel } from '../../tables/SymbolLabel.tsx';
import { Columns, Line, Note, Stack } from '../../tables/layout.ts';
import { SectionPicker } from '../FromLibrary.tsx';
import { LibraryOpener } from '../LibraryOpener.tsx';
import { useCommonDocument, useCommonEdit } from '../commonPort.ts';
import { nameSectionNumber } from '../nameSectionNumber.ts';
import { useSectionProblemText } from '../useSectionProblemText.ts';
import { PlacePart } from './PlacePart.tsx';
import type { PartProblem } from './PartsFields.tsx';
import { usePartText } from './partMessages.ts';

/** Shapes that a part may have. */
export const PART_SHAPES = SECTION_SHAPES.filter((shape): shape is PartShape => shape !== 'generic');

/** The fields of one part of a built-up section: its shape, its numbers, and its position. */
export function PartFields({
  index,
  at,
  isReadOnly,
  problems,
}: {
  readonly index: number;
  readonly at: number;
  readonly isReadOnly: boolean;
  readonly problems: readonly PartProblem[];
}) {
  const t = usePartText();
  const tTable = useTableText();
  const document = useCommonDocument();
  const edit = useCommonEdit();
  const writeProblem = useSectionProblemText();
  const section = document.sections[index];
  const part = section?.parts?.[at];
  if (section === undefined || part === undefined) return null;
  const system = section.units ?? document.units.system;
  const own = part.units ?? system;
  const numbers = listOwnNumbers({ ...part, label: '' });
  const nameOf = (name: string) => t('fieldOf', { number: index + 1, part: at + 1, name });
  const change = (next: (before: SectionPart) => SectionPart) =>
    edit((now) => {
      const before = now.sections[index]?.parts?.[at];
      return before === undefined ? { document: now, notes: [] } : replacePart(now, index, at, next(before));
    });
  const takeShape = (shape: SectionPart) =>
    change(({ y, z, alpha, flip }) => ({ ...shape, y, z, alpha, flip }));
  return (
    <Stack role="group" aria-label={t('row', { part: at + 1 })}>
      <SelectField
        label={t('shape')}
        name={nameOf(t('shape'))}
        value={part.className}
        options={PART_SHAPES.map((value) => ({ value, label: tTable(`crossSections.${value}`) }))}
        disabled={isReadOnly}
        onChange={(shape) => takeShape(createPart(shape, system))}
      />
      {isReadOnly ? null : (
        <Line>
          <LibraryOpener label={t('fromLibrary')} fetch={SectionPicker.fetch}>
            {(close) => (
              <SectionPicker
                list={{ items: [], most: 1 }}
                onTake={([row]) => {
                  const taken = row && toPart(toSection(row, system), system);
                  if (taken) takeShape(taken);
                }}
                onClose={close}
              />
            )}
          </LibraryOpener>
          {part.label === undefined ? null : <Note as="span">{part.label}</Note>}
        </Line>
      )}
      <Columns>
        {numbers.map((key) => {
          const label = tTable(nameSectionNumber(key, part.className));
          const problem = problems.find(({ name }) => name === `parts/${at}/${key}`);
          return (
            <InputField
              key={key}
              label={<SymbolLabel text={label} />}
              name={nameOf(label)}
              quantity={quantityOf(key)}
              system={own}
              value={(part[key as keyof SectionPart] as number | undefined) ?? (isOptional(key) ? 0 : null)}
              {...(isFollowing(key)
                ? {
                    placeholder: tTable('crossSections.follows'),
                    onClear: () => change((before) => resizePart(before, key, null)),
                  }
                : {})}
              {...limitsOf(key)}
              error={problem && writeProblem(problem, own)}
              disabled={isReadOnly}
              onCommit={(value) => change((before) => resizePart(before, key, value))}
            />
          );
        })}
      </Columns>
      <Columns>
        {(['y', 'z', 'alpha'] as const).map((key) => (
          <InputField
            key={key}
            label={t(key)}
            name={nameOf(t(key))}
            quantity={key === 'alpha' ? 'angle' : 'sectionDimension'}
            {...(key === 'alpha' ? {} : { system })}
            value={part[key]}
            disabled={isReadOnly}
            onCommit={(value) => change((before) => ({ ...before, [key]: value }))}
          />
        ))}
      </Columns>
      <CheckField
        label={t('flip')}
        name={nameOf(t('flip'))}
        checked={part.flip}
        disabled={isReadOnly}
        onChange={(flip) => change((before) => ({ ...before, flip }))}
      />
      <Note>{t('places')}</Note>
      {isReadOnly || (section.parts ?? []).length < 2 ? null : (
        <PlacePart
          key={at}
          section={{ ...section, units: system }}
          at={at}
          system={system}
          onPlace={(placed) => change(() => placed)}
        />
      )}
    </Stack>
  );
}
