import { cosDeg, sinDeg } from '../../geometry/trigonometry.ts';
import { checkMeasures } from './checkMeasures.ts';
import { createTruss } from './generatedTruss.ts';
import type { Generated, GeneratorOptions, JointDraft } from './generatedTruss.ts';
import { listChord } from './girder.ts';

/** Dimensions of a lattice arch. */
export interface ArchOptions extends GeneratorOptions {
  /** Span between the bearings. */
  readonly span: number;
  /** Rise of the lower chord. */
  readonly height: number;
  /** Distance of the chords, perpendicular to the lower one. */
  readonly depth: number;
  /** Even, at least 2. */
  readonly panels: number;
  /** The curve on which the joints of the lower chord lie. @default 'parabola' */
  readonly curve?: 'parabola' | 'circle';
  /** Bits of the held directions at the ends of the lower chord. @default pinned at both (3): two hinges */
  readonly anchors?: { readonly start?: number; readonly end?: number };
}

/**
 * Generates a two-hinged lattice arch: joints of the lower chord on a parabola (at equal distances along x) or on a
 * circle (at equal angles), those of the upper chord outside it along the normals, posts between them and diagonals
 * that fall towards the crown.
 *
 * `panels` n: 2·n + 2 joints, 4·n + 1 links; statically indeterminate to the first degree on two pins. The load acts on
 * the upper chord. The height must be at most half the span on a circle. Fails with `generator.*` for each invalid
 * dimension.
 *
 * @example generateArch({ span: 40, height: 8, depth: 1, panels: 10 }) // 22 joints, 41 links
 */
export function generateArch(options: ArchOptions): Generated {
  const { span, height, depth, panels, curve = 'parabola', anchors } = options;
  const check = checkMeasures();
  check.positive('/span', span);
  check.positive('/height', height);
  check.positive('/depth', depth);
  check.whole('/panels', panels, { least: 2, isEven: true });
  if (curve === 'circle' && height > span / 2)
    check.refuse('generator.tooSteep', '/height', { actual: height, most: span / 2 });
  check.anchor('/anchors/start', anchors?.start);
  check.anchor('/anchors/end', anchors?.end);
  check.shared(options);
  check.joints('/panels', 2 * panels);
  if (check.failures.length > 0) return { ok: false, failures: check.failures };

  const { start = 3, end = 3 } = anchors ?? {};
  const middle = panels / 2;
  const places = Array.from({ length: middle + 1 }, (_, k) => {
    // Counted from the crown, so that both halves are exact mirror images.
    const share = k / middle;
    return curve === 'circle' ? onCircle(span, height, share) : onParabola(span, height, share);
  });
  const joints = Array.from({ length: panels + 1 }, (_, p): [JointDraft, JointDraft] => {
    const { x, y, nx, ny } = places[Math.abs(p - middle)]!;
    const side = p < middle ? -1 : 1;
    const anchor = p === 0 ? start : p === panels ? end : 0;
    return [
      { id: `b${p}`, x: span / 2 + side * x, y, anchor },
      { id: `t${p}`, x: span / 2 + side * (x + depth * nx), y: y + depth * ny, isLoaded: true },
    ];
  });
  const webs = joints.flatMap((_, p): [string, string][] => [
    [`b${p}`, `t${p}`],
    ...(p === panels
      ? []
      : p < middle
        ? [[`t${p}`, `b${p + 1}`] as [string, string]]
        : [[`b${p}`, `t${p + 1}`] as [string, string]]),
  ]);
  const drafts = [...joints.map(([lower]) => lower), ...joints.map(([, upper]) => upper)];
  return createTruss(drafts, [...listChord('b', 0, panels), ...listChord('t', 0, panels), ...webs], options);
}

/** A place on the right half of the curve and its outward normal. */
interface CurvePlace {
  readonly x: number;
  readonly y: number;
  readonly nx: number;
  readonly ny: number;
}

function onParabola(span: number, height: number, share: number): CurvePlace {
  const slope = (4 * height * share) / span;
  const length = Math.hypot(1, slope);
  return { x: (span / 2) * share, y: height * (1 - share) * (1 + share), nx: slope / length, ny: 1 / length };
}

function onCircle(span: number, height: number, share: number): CurvePlace {
  const half = span / 2;
  // The central angle between the crown and a bearing is four times the angle between the span and the chord to the
  // crown.
  const angle = 2 * Math.atan2(height, half) * (180 / Math.PI);
  const radius = (half * (half / height) + height) / 2;
  const [sin, cos] = [sinDeg(angle * share), cosDeg(angle * share)];
  if (share === 1) return { x: half, y: 0, nx: sin, ny: cos };
  return { x: radius * sin, y: height - 2 * radius * sinDeg((angle * share) / 2) ** 2, nx: sin, ny: cos };
}
