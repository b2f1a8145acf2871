import { type Joint, type JointLoad, readTruss, type TrussCase } from '@eecs/solver-core/truss';
import { isSpatial } from '../editing/isSpatial.ts';

/** Bits of `anchor`. */
export const ANCHOR = { x: 1, y: 2, z: 4 } as const;

/** A force on a joint: its size and where it points, a unit vector in space. */
export interface SketchLoad {
  readonly force: number;
  readonly direction: { readonly x: number; readonly y: number; readonly z: number };
}

export interface SketchJoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly anchor: number;
  readonly loads: readonly SketchLoad[];
}

/**
 * The parts of a truss document that a drawing takes: only places that can be drawn and links between joints that
 * exist.
 */
export interface TrussSketch {
  readonly title: string;
  readonly system: 0 | 1;
  readonly aspectRatio: number;
  readonly isSpatial: boolean;
  readonly joints: readonly SketchJoint[];
  readonly links: readonly { readonly i: number; readonly j: number }[];
}

/** The drawing of a document that is no truss. */
const NOTHING: TrussSketch = {
  title: '',
  system: 0,
  aspectRatio: 2,
  isSpatial: false,
  joints: [],
  links: [],
};

/**
 * Takes from a truss document what can be drawn of it, whatever comes in; never throws.
 *
 * Loads are those of the case set `k` and those that belong to no set; without case sets all of them. A joint that
 * could not be read, or whose place is beyond any structure, is left out with its links.
 */
export function sketchTruss(input: unknown): TrussSketch {
  const { document } = readTruss(input);
  if (document === null) return NOTHING;
  const set = findSet(document);
  const indexes = new Map<number, number>();
  const joints: SketchJoint[] = [];
  document.joints.forEach((joint, index) => {
    if (!isPlace(joint)) return;
    const { x, y, z, anchor, loads } = joint;
    const shown = loads.flatMap((load) => (isShown(load, set) ? [toSketchLoad(load)] : []));
    indexes.set(index, joints.push({ x, y, z, anchor, loads: shown }) - 1);
  });
  const links = document.links.flatMap((link) => {
    const [i, j] = [indexes.get(link.i), indexes.get(link.j)];
    return i === undefined || j === undefined || i === j ? [] : [{ i, j }];
  });
  // Entries that could not be read are absent.
  const { title, units, aspectRatio } = document as Partial<TrussCase>;
  return {
    title: title ?? NOTHING.title,
    system: units?.system ?? NOTHING.system,
    aspectRatio: aspectRatio !== undefined && aspectRatio > 0 ? aspectRatio : NOTHING.aspectRatio,
    isSpatial: isSpatial({ joints }),
    joints,
    links,
  };
}

/** The case set on show; null where there are none, and every load acts. */
function findSet({ caseSets, k }: TrussCase): number | null {
  if (caseSets.length === 0) return null;
  return caseSets[k] === undefined ? 0 : k;
}

function isShown({ c, sets }: JointLoad, set: number | null): boolean {
  return c[0] !== 0 && (set === null || sets === 0 || ((sets >> set) & 1) === 1);
}

function toSketchLoad({ c, alpha, beta = 0 }: JointLoad): SketchLoad {
  return { force: c[0], direction: toDirection(alpha, beta) };
}

function toDirection(alphaDeg: number, betaDeg: number): SketchLoad['direction'] {
  const [alpha, beta] = [(alphaDeg * Math.PI) / 180, (betaDeg * Math.PI) / 180];
  return {
    x: Math.cos(alpha) * Math.cos(beta),
    y: Math.sin(alpha) * Math.cos(beta),
    z: Math.sin(beta),
  };
}

/** Beyond 1e15 a place is no place of a structure, and differences of such numbers lose all digits. */
function isPlace({ x, y, z }: Joint): boolean {
  return [x, y, z].every((value) => Math.abs(value) <= 1e15);
}
