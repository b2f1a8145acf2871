import { type Format, type Locale, type Text, unitName } from '@eecs/ui-kit';
import type { DxfUnit, ReadFrameDrawing } from '@eecs/ui-frame';
import { findOtherUnit, isNamedUnit } from '../../task/files/drawingUnits.ts';
import type enUS from '../../frame/messages/en-US.json';

/** Functions that translate and format the parts of the description. */
export interface FrameDrawingWriter {
  readonly t: Text<typeof enUS>;
  readonly format: Pick<Format, 'brief'>;
  readonly locale: Locale;
}

/** The greatest number of layers that are named. */
const NAMED_LAYERS = 6;

/**
 * Describes an opened drawing of a frame, one line each: its unit, what became of its lines, what was left out, and
 * that it has no supports. `other` is the unit to offer instead, because headers of drawings are often wrong.
 */
export function describeFrameDrawing(
  drawing: ReadFrameDrawing,
  { t, format, locale }: FrameDrawingWriter,
): {
  readonly lines: readonly string[];
  readonly other: { readonly unit: DxfUnit; readonly label: string } | null;
} {
  const { unit, bareLayers, section, material } = drawing;
  const lines: string[] = drawing.isCut ? [t('frame.file.isCut')] : [];
  lines.push(
    t(drawing.isUnitGuessed ? 'frame.file.unit' : 'frame.file.unitIn', {
      unit: isNamedUnit(unit) ? unitName(unit, locale) : unit,
      length: format.brief(drawing.extent, { quantity: 'length' }),
    }),
  );
  if (drawing.isTurned) lines.push(t('frame.file.turned'));
  for (const key of ['arcs', 'split', 'doubled', 'looseParts'] as const)
    if (drawing[key] > 0) lines.push(t(`frame.file.${key}`, { count: drawing[key] }));
  if (bareLayers.length > 0) {
    const more = bareLayers.length > NAMED_LAYERS ? ['…'] : [];
    const names = [...bareLayers.slice(0, NAMED_LAYERS), ...more].join(', ');
    lines.push(t('frame.file.layers', { section, names }));
  }
  const count = Object.values(drawing.leftOut).reduce((sum, of) => sum + of, 0);
  if (count > 0) lines.push(t('frame.file.leftOut', { count, total: drawing.objects }));
  lines.push(t('frame.file.unsupported', { material }));
  const other = findOtherUnit(unit);
  return {
    lines,
    other:
      other === null
        ? null
        : { unit: other, label: t('frame.file.readIn', { unit: unitName(other, locale) }) },
  };
}
