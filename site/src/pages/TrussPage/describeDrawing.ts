import type { Format, Locale, Text } from '@eecs/ui-kit';
import { unitName } from '@eecs/ui-kit';
import type { DxfUnit, LeftOut, ReadDrawing } from '@eecs/ui-truss';
import { findOtherUnit, isNamedUnit } from '../../task/files/drawingUnits.ts';
import { listFirst, listStandards } from './writeNames.ts';
import type enUS from '../../truss/messages/en-US.json';

/** Functions that translate and format the parts of the description. */
export interface DrawingWriter {
  readonly t: Text<typeof enUS>;
  readonly format: Pick<Format, 'brief'>;
  readonly locale: Locale;
}

const REASONS: readonly LeftOut[] = [
  'arc',
  'text',
  'block',
  'mesh',
  'paper',
  'cut',
  'other',
  'noLength',
  'noNumber',
];

/**
 * Describes an opened drawing, one line each: the unit in which it was read, whether the drawing stated it, and what
 * was left out. `other` is the unit to offer instead, even if the drawing states its own, because headers are often
 * wrong. `isAsked`: the reader chose the unit.
 */
export function describeDrawing(
  drawing: ReadDrawing,
  isAsked: boolean,
  { t, format, locale }: DrawingWriter,
): {
  readonly lines: readonly string[];
  readonly other: { readonly unit: DxfUnit; readonly label: string } | null;
} {
  const { unit, isUnitGuessed, extent, objects, leftOut, split, straightened, isCut } = drawing;
  const { standard, bareLayers, material, statedUnit, doubled } = drawing;
  const lines: string[] = isCut ? [t('truss.file.isCut')] : [];
  const describeUnit = (one: DxfUnit): string =>
    isNamedUnit(one) ? unitName(one, locale) : t(`truss.file.in.${one}`);
  const isOverruled = statedUnit !== null && statedUnit !== unit;
  const guessed = isAsked ? 'truss.file.unitAsked' : 'truss.file.unit';
  lines.push(
    // The unit stated by a drawing may be wrong, too: many are in m although their template states mm.
    t(isOverruled ? 'truss.file.unitOverruled' : isUnitGuessed ? guessed : 'truss.file.unitSaid', {
      unit: describeUnit(unit),
      ...(isOverruled && { stated: describeUnit(statedUnit) }),
      length: format.brief(extent, { quantity: 'length' }),
    }),
  );
  if (drawing.isTurned) lines.push(t('truss.file.turned'));
  if (drawing.unread.length > 0)
    lines.push(t('truss.file.layersUnread', { names: listFirst(drawing.unread) }));
  if (drawing.loose > 0) lines.push(t('truss.file.loose', { count: drawing.loose }));
  if (drawing.looseParts > 0) lines.push(t('truss.file.looseParts', { count: drawing.looseParts }));
  if (split > 0) lines.push(t('truss.file.split', { count: split }));
  if (doubled > 0) lines.push(t('truss.file.doubledLines', { count: doubled }));
  if (straightened > 0) lines.push(t('truss.file.straightened', { count: straightened }));
  if (standard.length > 0) lines.push(t('truss.file.standard', { names: listStandards(standard) }));
  if (bareLayers.length > 0) lines.push(t('truss.file.layers', { names: listFirst(bareLayers) }));
  // Without a cross-section a material has no effect.
  if (standard.length > 0) lines.push(t('truss.file.material', { name: material }));
  const count = REASONS.reduce((sum, reason) => sum + (leftOut[reason] ?? 0), 0);
  if (count > 0) {
    const what = REASONS.flatMap((reason) => {
      const of = leftOut[reason] ?? 0;
      return of === 0 ? [] : [t(`truss.file.left.${reason}`, { count: of })];
    });
    lines.push(t('truss.file.leftOut', { count, total: objects, what: what.join(', ') }));
  }
  const other = findOtherUnit(unit);
  if (other === null) return { lines, other: null };
  return { lines, other: { unit: other, label: t('truss.file.readIn', { unit: unitName(other, locale) }) } };
}
