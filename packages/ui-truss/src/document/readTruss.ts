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

/** What a drawing takes from a truss document: only places that are numbers and links between joints that exist. */
export interface TrussSketch {
  readonly title: string;
  readonly system: 0 | 1;
  readonly aspectRatio: number;
  readonly isSpatial: boolean;
  readonly joints: readonly SketchJoint[];
  readonly links: readonly { readonly i: number; readonly j: number }[];
}

const DEFAULT_ASPECT_RATIO = 2;

/**
 * Reads what can be drawn of a truss document, whatever comes in; never throws.
 *
 * Loads are those of the case set `k`; without case sets all of them. A joint whose place is not finite is left out
 * with its links.
 */
export function readTruss(document: unknown): TrussSketch {
  const source = isRecord(document) ? document : {};
  const set = listOf(source['caseSets']).length === 0 ? null : toIndex(source['k']);
  const indexes = new Map<number, number>();
  const joints: SketchJoint[] = [];
  listOf(source['joints']).forEach((entry, index) => {
    const joint = readJoint(entry, set);
    if (joint !== null) indexes.set(index, joints.push(joint) - 1);
  });
  const links = listOf(source['links']).flatMap((entry) => {
    const link = isRecord(entry) ? entry : {};
    const [i, j] = [indexes.get(Number(link['i'])), indexes.get(Number(link['j']))];
    return i === undefined || j === undefined || i === j ? [] : [{ i, j }];
  });
  const units = isRecord(source['units']) ? source['units'] : {};
  return {
    title: typeof source['title'] === 'string' ? source['title'] : '',
    system: units['system'] === 1 ? 1 : 0,
    aspectRatio: isPositive(source['aspectRatio']) ? source['aspectRatio'] : DEFAULT_ASPECT_RATIO,
    isSpatial: joints.some(({ z }) => z !== 0),
    joints,
    links,
  };
}

function readJoint(entry: unknown, set: number | null): SketchJoint | null {
  if (!isRecord(entry)) return null;
  const { x, y, z = 0, anchor } = entry;
  if (!isFinite(x) || !isFinite(y) || !isFinite(z)) return null;
  const loads = listOf(entry['loads']).flatMap((load) => readLoad(load, set));
  return { x, y, z, anchor: isFinite(anchor) ? Math.trunc(anchor) & 7 : 0, loads };
}

function readLoad(entry: unknown, set: number | null): SketchLoad[] {
  if (!isRecord(entry)) return [];
  const [force] = listOf(entry['c']);
  const { sets, alpha, beta } = entry;
  const isOnShow = set === null || !isFinite(sets) || ((sets >> set) & 1) === 1;
  const className = String(entry['className']).toLowerCase();
  // A moment turns nothing at a joint that is a hinge.
  if (!isFinite(force) || force === 0 || !isOnShow || className === 'bendingmoment') return [];
  const across = isFinite(alpha) ? alpha : className === 'shearload' ? 90 : 0;
  const raised = isFinite(beta) ? beta : 0;
  return [{ force, direction: toDirection(across, raised) }];
}

function toDirection(alphaDeg: number, betaDeg: number): SketchLoad['direction'] {
  const [alpha, beta] = [(alphaDeg * Math.PI) / 180, (betaDeg * Math.PI) / 180];
  return {
    x: Math.cos(alpha) * Math.cos(beta),
    y: Math.sin(alpha) * Math.cos(beta),
    z: Math.sin(beta),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

/** Beyond 1e15 a place is no place of a structure, and differences of such numbers lose all digits. */
function isFinite(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= 1e15;
}

function isPositive(value: unknown): value is number {
  return isFinite(value) && value > 0;
}

function toIndex(value: unknown): number {
  return isFinite(value) && value >= 0 && value < 30 ? Math.trunc(value) : 0;
}
