/** A line of a structure, which connects two joints by their indices. */
interface Ends {
  readonly i: number;
  readonly j: number;
}

interface Loaded {
  readonly loads: readonly object[];
}

/** The objects to remove: joints and lines by their indices, loads by those of their owners. */
export interface RemovedParts {
  readonly joints: ReadonlySet<number>;
  readonly lines: ReadonlySet<number>;
  readonly jointLoads: ReadonlyMap<number, ReadonlySet<number>>;
  readonly lineLoads: ReadonlyMap<number, ReadonlySet<number>>;
}

/**
 * Removes joints, lines and loads. Removing a joint also removes its lines and loads; those that were not chosen are
 * counted.
 */
export function removeParts<Joint extends Loaded, Line extends Ends & Loaded>(
  document: { readonly joints: readonly Joint[]; readonly lines: readonly Line[] },
  removed: RemovedParts,
): {
  readonly joints: readonly Joint[];
  readonly lines: readonly Line[];
  readonly linesRemoved: number;
  readonly loadsRemoved: number;
} {
  const place: number[] = [];
  let next = 0;
  document.joints.forEach((_, index) => place.push(removed.joints.has(index) ? -1 : next++));
  let linesRemoved = 0;
  let loadsRemoved = 0;
  const lines = document.lines.flatMap((line, index) => {
    const [i, j] = [place[line.i] ?? -1, place[line.j] ?? -1];
    if (removed.lines.has(index)) return [];
    if (i < 0 || j < 0) {
      linesRemoved += 1;
      loadsRemoved += line.loads.length;
      return [];
    }
    const loads = without(line.loads, removed.lineLoads.get(index));
    return [i === line.i && j === line.j && loads === line.loads ? line : { ...line, i, j, loads }];
  });
  const joints = document.joints.flatMap((joint, index) => {
    if (removed.joints.has(index)) return [];
    const loads = without(joint.loads, removed.jointLoads.get(index));
    return [loads === joint.loads ? joint : { ...joint, loads }];
  });
  return { joints, lines, linesRemoved, loadsRemoved };
}

function without<Load>(loads: readonly Load[], gone: ReadonlySet<number> | undefined): readonly Load[] {
  return gone === undefined ? loads : loads.filter((_, at) => !gone.has(at));
}

/** Groups chosen loads by the index of their owner; `ownerOf` returns null for any other object. */
export function gatherLoads<Item extends { readonly index: number }>(
  items: readonly Item[],
  ownerOf: (item: Item) => number | null,
): ReadonlyMap<number, ReadonlySet<number>> {
  const owners = new Map<number, Set<number>>();
  for (const item of items) {
    const owner = ownerOf(item);
    if (owner !== null) owners.set(owner, (owners.get(owner) ?? new Set<number>()).add(item.index));
  }
  return owners;
}
