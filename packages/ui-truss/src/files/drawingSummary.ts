import {
  countDoubledLines,
  type DrawingChoices,
  type DxfLine,
  type DxfUnit,
  findParts,
  findTurn,
  measure,
  metresOf,
  type Turn,
  turnUp,
} from '@eecs/ui-kit/editing';
import type { DrawingPreview } from './previewDrawing.ts';

/** A part of a drawing that is not connected to the largest one. */
export interface LoosePart {
  /** The index of its first line among those of the chosen layers. */
  readonly first: number;
  readonly layers: readonly string[];
  readonly count: number;
}

/** The effect of the choices that the reader of a drawing has made so far. */
export interface DrawingSummary {
  /** All lines as drawn, in the unit of length of the system. */
  readonly lines: readonly DxfLine[];
  /** The lines that become no rods. */
  readonly left: ReadonlySet<DxfLine>;
  /** The lines that belong to loose parts. */
  readonly looseLines: ReadonlySet<DxfLine>;
  readonly loose: readonly LoosePart[];
  /** The rotation of the used lines. */
  readonly turn: Turn;
  /** The number of lines that are fully covered by others, and make no rod of their own. */
  readonly doubled: number;
  /** The number of used lines. */
  readonly count: number;
  /** Width and height of the used lines, read in the chosen unit, in the unit of length of the system. */
  readonly size: readonly [width: number, height: number];
  /** The same size as numbers of the drawing, in the chosen unit. */
  readonly drawn: readonly [width: number, height: number];
}

/** The choices of the reader, with the chosen unit. */
export type SummaryChoices = Required<DrawingChoices> & { readonly unit: DxfUnit };

/** Summarizes the effect of the choices; `preview.lines` were read in `preview.unit`. */
export function sumUpDrawing(
  preview: DrawingPreview,
  { layers, isTurned, leavesLoose, unit }: SummaryChoices,
): DrawingSummary {
  const { lines: drawn } = preview;
  const chosen = new Set(layers);
  const taken = drawn.filter(({ layer }) => chosen.has(layer));
  const loose = findParts(taken).slice(1);
  const ofLoose = new Set(loose.flatMap((part) => part.lines.flatMap((at) => taken[at] ?? [])));
  const isLeft = (line: DxfLine): boolean => !chosen.has(line.layer) || (leavesLoose && ofLoose.has(line));
  const keptAsDrawn = drawn.filter((line) => !isLeft(line));
  // Omitted lines do not affect the rotation of the rest.
  const turn = findTurn(keptAsDrawn);
  const lines = isTurned ? turnUp(drawn, turn) : drawn;
  const pick = (is: (line: DxfLine) => boolean): ReadonlySet<DxfLine> =>
    new Set(drawn.flatMap((line, at) => (is(line) ? (lines[at] ?? []) : [])));
  const left = pick(isLeft);
  const kept = lines.filter((line) => !left.has(line));
  const doubled = countDoubledLines(kept);
  const [width, height] = measure(kept);
  const scale = metresOf(unit) / metresOf(preview.unit);
  const perUnit = (preview.system === 1 ? metresOf('in') : 1) / metresOf(preview.unit);
  return {
    ...{ lines, left, turn, doubled },
    looseLines: pick((line) => ofLoose.has(line)),
    loose: loose.map((part) => ({
      first: part.lines[0] ?? 0,
      layers: part.layers,
      count: part.lines.length,
    })),
    count: kept.length - doubled,
    size: [width * scale, height * scale],
    drawn: [width * perUnit, height * perUnit],
  };
}
