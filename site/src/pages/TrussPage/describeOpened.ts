import type { DxfUnit, ReadTrussFile } from '@eecs/ui-truss';
import type { ListFailures } from '../../task/listFailures.ts';
import { type DrawingWriter, describeDrawing } from './describeDrawing.ts';
import { describeRest } from './describeRest.ts';
import { describeOverlaps } from './writeNames.ts';

/** The texts of the notice about a file that was opened. */
export interface DescribedOpening {
  readonly kind: 'warning' | 'success' | 'info';
  readonly text: string;
  /** Whether something was guessed or left out, so that another reading of the file replaces the notice. */
  readonly isDoubtful: boolean;
  /** Whether the notice reports more than that the file is open, and stays until it can be read. */
  readonly isLong: boolean;
  /** The unit to offer instead of a guessed one, and the words of the offer. */
  readonly other: { readonly unit: DxfUnit; readonly label: string } | null;
}

/**
 * Describes what of an opened file was corrected, guessed or left out, under a line that it is open.
 *
 * `isUnitAsked` where the reader chose the unit of a drawing. A document that was added offers no other unit.
 */
export function describeOpened(
  read: Extract<ReadTrussFile, { ok: true }>,
  { isAdded = false, isUnitAsked, list, ...writer }: DrawingWriter & OpeningParts,
): DescribedOpening {
  const { t } = writer;
  const corrected =
    read.corrections.length === 0 ? [] : [t('truss.file.corrected'), ...list(read.corrections)];
  const { lines: drawn, other } =
    read.drawing === undefined
      ? { lines: [], other: null }
      : describeDrawing(read.drawing, isUnitAsked, writer);
  const lines = [
    ...drawn,
    ...(read.rest === undefined ? [] : describeRest(read.rest, t)),
    ...(read.overlaps === undefined ? [] : [describeOverlaps(read.overlaps, t)]),
  ];
  const isLong = corrected.length + lines.length > 0;
  const opened = t(isAdded ? 'truss.file.added' : 'truss.file.opened', {
    title: read.document.title || t('truss.shelf.untitled'),
  });
  return {
    kind: read.drawing?.isCut === true ? 'warning' : isLong ? 'info' : 'success',
    text: [opened, ...lines, ...corrected].join('\n'),
    isDoubtful: lines.length > 0,
    isLong,
    // Read again, an added document would be there twice.
    other: isAdded ? null : other,
  };
}

interface OpeningParts {
  /** Whether the document was added to the drawing. @default false, it replaced that */
  readonly isAdded?: boolean;
  readonly isUnitAsked: boolean;
  readonly list: ListFailures;
}
