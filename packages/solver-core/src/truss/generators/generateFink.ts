import { checkMeasures } from './checkMeasures.ts';
import { createTruss } from './generatedTruss.ts';
import type { Generated, GeneratorOptions, JointDraft } from './generatedTruss.ts';

/** Dimensions of a Fink roof truss. */
export interface FinkOptions extends GeneratorOptions {
  readonly span: number;
  /** Rise of the ridge above the eaves. */
  readonly height: number;
  /** Number of panels of both rafters together: 4, 8, 16, ... @default 4 */
  readonly panels?: number;
  /**
   * Where the main struts meet the tie: perpendicular to the rafter, or at the thirds of the span.
   * @default 'upright'
   */
  readonly struts?: 'upright' | 'thirds';
  /** Bits of the held directions at the eaves. @default pinned at the start (3), a roller at the end (2) */
  readonly anchors?: { readonly start?: number; readonly end?: number };
}

/**
 * Generates a Fink (Polonceau) roof truss: struts halve each rafter and its ties repeatedly.
 *
 * `panels` n: 2·n - 1 joints and 4·n - 5 links, statically determinate. The load acts on the rafters. The height must
 * be below half the span if struts are perpendicular to the rafters. Fails with `generator.*` for each invalid
 * dimension.
 *
 * @example generateFink({ span: 12, height: 3 }) // 7 joints, 11 links
 */
export function generateFink(options: FinkOptions): Generated {
  const { span, height, panels = 4, struts = 'upright', anchors } = options;
  const check = checkMeasures();
  check.positive('/span', span);
  check.positive('/height', height);
  check.whole('/panels', panels, { least: 4 });
  if (Number.isInteger(panels) && panels >= 4 && !Number.isInteger(Math.log2(panels)))
    check.refuse('generator.notDoubling', '/panels', { actual: panels });
  if (struts === 'upright' && height >= span / 2)
    check.refuse('generator.tooSteep', '/height', { actual: height, most: span / 2 });
  check.anchor('/anchors/start', anchors?.start);
  check.anchor('/anchors/end', anchors?.end);
  check.shared(options);
  check.joints('/panels', 2 * panels);
  if (check.failures.length > 0) return { ok: false, failures: check.failures };

  const foot = struts === 'thirds' ? span / 3 : span / 4 + height * (height / span);
  const half = drawHalf(
    { eaves: { x: 0, y: 0 }, ridge: { x: span / 2, y: height }, foot: { x: foot, y: 0 } },
    panels / 2,
  );
  const { start = 3, end = 2 } = anchors ?? {};
  const name = (id: string, side: 'l' | 'r') => (id === RIDGE ? RIDGE : `${side}${id}`);
  const side = (letter: 'l' | 'r', anchor: number) =>
    half.joints.map((joint) => ({
      ...joint,
      id: name(joint.id, letter),
      x: letter === 'l' ? joint.x : span - joint.x,
      anchor: joint.id === EAVES ? anchor : 0,
    }));
  const joints = [...side('l', start), ...side('r', end).filter(({ id }) => id !== RIDGE)];
  const links = (['l', 'r'] as const).flatMap((letter) =>
    half.links.map(([i, j]) => [name(i, letter), name(j, letter)] as const),
  );
  return createTruss(joints, [...links, ['lf1', 'rf1']], options);
}

/** Joints on a rafter are named r and their position on it, those on ties f and a running number. */
const RIDGE = 'ridge';
const EAVES = 'r0';

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Half {
  readonly joints: JointDraft[];
  readonly links: (readonly [string, string])[];
}

/** Draws one half; its rafter has `panels` panels, a power of two. */
function drawHalf({ eaves, ridge, foot }: { eaves: Spot; ridge: Spot; foot: Spot }, panels: number): Half {
  const half: Half = { joints: [], links: [] };
  const places = new Map<string, Spot>();
  const put = (id: string, spot: Spot, isLoaded: boolean): string => {
    places.set(id, spot);
    half.joints.push({ id, ...spot, isLoaded });
    return id;
  };
  const between = (one: string, other: string): Spot => {
    const [a, b] = [places.get(one)!, places.get(other)!];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  const rafter = Array.from({ length: panels + 1 }, (_, k) => {
    const share = k / panels;
    const at = { x: eaves.x + share * (ridge.x - eaves.x), y: eaves.y + share * (ridge.y - eaves.y) };
    return put(k === panels ? RIDGE : `r${k}`, at, true);
  });
  for (let k = 0; k < panels; k++) half.links.push([rafter[k]!, rafter[k + 1]!]);
  let feet = 0;
  const putFoot = (spot: Spot): string => put(`f${(feet += 1)}`, spot, false);

  /**
   * Adds a strut from the middle of a part of the rafter to a joint of the ties, and ties from that joint to both ends
   * of the part.
   */
  const prop = (one: number, other: number, at: string): void => {
    const middle = (one + other) / 2;
    half.links.push([rafter[middle]!, at]);
    tie(one, middle, at);
    tie(other, middle, at);
  };
  /**
   * Adds a tie from a joint of the rafter to the foot of a strut; if there are joints between the two, the tie is
   * divided halfway by another strut.
   */
  const tie = (tip: number, strut: number, at: string): void => {
    if (Math.abs(tip - strut) === 1) {
      half.links.push([rafter[tip]!, at]);
      return;
    }
    const on = putFoot(between(rafter[tip]!, at));
    half.links.push([on, at]);
    prop(tip, strut, on);
  };
  prop(0, panels, putFoot(foot));
  return half;
}
