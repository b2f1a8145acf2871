import type { UnitSystem } from '@eecs/solver-core';
import { type Joint, readTruss, type TrussCase } from '@eecs/solver-core/truss';

/** The parts of a truss for a picture: joints with drawable places, links between existing joints, loads. */
export interface TrussSketch extends Pick<TrussCase, 'title' | 'joints' | 'links' | 'aspectRatio'> {
  readonly system: UnitSystem;
}

/** The sketch of a value that is not a truss. */
const NOTHING: TrussSketch = { title: '', system: 0, aspectRatio: 2, joints: [], links: [] };

/**
 * Extracts the drawable parts of a truss document from any value; never throws.
 *
 * Loads are those of the case set `k` and those that belong to no set; without case sets all of them. A joint that
 * cannot be read, or is farther away than any structure, is left out with its links. Settlements, temperature changes
 * and misfits are left out.
 */
export function sketchTruss(input: unknown): TrussSketch {
  const { document } = readTruss(input);
  if (document === null) return NOTHING;
  const set = findSet(document);
  const indexes = new Map<number, number>();
  const joints: Joint[] = [];
  document.joints.forEach((joint, index) => {
    if (!isPlace(joint)) return;
    const { settlement: _, ...drawn } = joint;
    // An unreadable entry leaves a hole in the list, which `filter` skips.
    const loads = joint.loads.filter(({ c: [value], sets }) => value !== 0 && isShown(sets, set));
    indexes.set(index, joints.push({ ...drawn, loads }) - 1);
  });
  const links = document.links.flatMap(({ dT: _, dL: __, ...link }) => {
    const [i, j] = [indexes.get(link.i), indexes.get(link.j)];
    if (i === undefined || j === undefined || i === j) return [];
    return [{ ...link, i, j, loads: link.loads.filter(({ sets }) => isShown(sets, set)) }];
  });
  // Entries that could not be read are absent.
  const { title, units, aspectRatio } = document as Partial<TrussCase>;
  return {
    title: title ?? NOTHING.title,
    system: units?.system ?? NOTHING.system,
    aspectRatio: aspectRatio !== undefined && aspectRatio > 0 ? aspectRatio : NOTHING.aspectRatio,
    joints,
    links,
  };
}

/** Returns the shown case set; null if there are none, and every load acts. */
function findSet({ caseSets, k }: TrussCase): number | null {
  if (caseSets.length === 0) return null;
  return caseSets[k] === undefined ? 0 : k;
}

function isShown(sets: number, set: number | null): boolean {
  return set === null || sets === 0 || ((sets >> set) & 1) === 1;
}

/** Beyond 1e15 a coordinate is meaningless, and differences of such numbers lose all digits. */
function isPlace({ x, y, z }: Joint): boolean {
  return [x, y, z].every((value) => Math.abs(value) <= 1e15);
}
