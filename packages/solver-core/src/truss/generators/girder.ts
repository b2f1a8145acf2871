import { checkMeasures } from './checkMeasures.ts';
import type { GeneratorFailure } from './generatorFailures.ts';
import type { GeneratorOptions, JointDraft } from './generatedTruss.ts';

/** Dimensions of a girder with parallel chords. */
export interface GirderOptions extends GeneratorOptions {
  /** Length of each span, one after the other; there is a bearing between two spans. */
  readonly spans: readonly number[];
  /** Number of panels of each span. */
  readonly panels: number;
  readonly height: number;
  /** Bits of the held directions at the ends. @default pinned at the start (3), a roller at the end (2) */
  readonly anchors?: { readonly start?: number; readonly end?: number };
}

/** Checks the dimensions of a girder; returns an empty list if they are valid. */
export function checkGirder(
  options: GirderOptions,
  of: { readonly least: number; readonly isEven?: boolean },
): readonly GeneratorFailure[] {
  const { spans, panels, height, anchors } = options;
  const check = checkMeasures();
  if (spans.length === 0) check.refuse('generator.tooFew', '/spans', { actual: 0, least: 1 });
  spans.forEach((span, k) => {
    check.positive(`/spans/${k}`, span);
  });
  check.whole('/panels', panels, of);
  check.positive('/height', height);
  check.anchor('/anchors/start', anchors?.start);
  check.anchor('/anchors/end', anchors?.end);
  check.shared(options);
  check.joints('/panels', 3 * spans.length * panels);
  return check.failures;
}

/** Lists the positions of the panel points from the start; the ends of spans are exact sums. */
export function listPanelPoints({ spans, panels }: GirderOptions): number[] {
  const points = [0];
  let start = 0;
  for (const span of spans) {
    for (let p = 1; p <= panels; p++) points.push(start + (span * p) / panels);
    start += span;
  }
  return points;
}

/** Lists the joints of the bottom chord, b0, b1, ..., with the bearings. */
export function listBottomJoints(options: GirderOptions): JointDraft[] {
  const points = listPanelPoints(options);
  const { start = 3, end = 2 } = options.anchors ?? {};
  return points.map((x, p) => {
    const isBearing = p % options.panels === 0;
    const anchor = p === 0 ? start : p === points.length - 1 ? end : isBearing ? 2 : 0;
    return { id: `b${p}`, x, y: 0, anchor, isLoaded: true };
  });
}

/** Lists the links between neighbouring joints of a chord, from one number to another. */
export function listChord(letter: string, from: number, to: number): [string, string][] {
  return Array.from({ length: Math.max(to - from, 0) }, (_, k) => [
    `${letter}${from + k}`,
    `${letter}${from + k + 1}`,
  ]);
}
