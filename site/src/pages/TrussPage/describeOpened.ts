import type { DxfUnit, ReadTrussFile } from '@eecs/ui-truss';
import type { ListFailures } from '../../task/words/listFailures.ts';
import { type DrawingWriter, describeDrawing } from './describeDrawing.ts';
import { describeRest } from './describeRest.ts';
import { describeOverlaps } from './writeNames.ts';

/** The texts of the notice about an opened file. */
export interface DescribedOpening {
  readonly kind: 'warning' | 'success' | 'info';
  readonly text: string;
  /** Whether something was guessed or left out, so that another reading of the file replaces the notice. */
  readonly isDoubtful: boolean;
  /** Whether the notice says more than that the file is open; it then stays until it is closed. */
  readonly isLong: boolean;
  /** The unit to offer instead of a guessed one, and the text of the offer. */
  readonly other: { readonly unit: DxfUnit; readonly label: string } | null;
}

/**
 * Describes what was corrected, guessed or left out of an opened file, below a line that it is open.
 *
 * `isUnitAsked`: the reader chose the unit of a drawing. For an added document no other unit is offered.
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
    // Reading it again would add the document a second time.
    other: isAdded ? null : other,
  };
}

interface OpeningParts {
  /** Whether the document was added to the drawing. @default false: it replaced the drawing */
  readonly isAdded?: boolean;
  readonly isUnitAsked: boolean;
  readonly list: ListFailures;
}
