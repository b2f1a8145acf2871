import type { Random } from '@eecs/testing/random';
import type { SimpleJoint, SimpleLink, SimpleTruss } from './simpleTruss.ts';

/**
 * Generates a random truss in the plane or in space: joints one after the other, each linked to as many as there are
 * directions, some links moved elsewhere, some added, with supports that are just enough, one too few or too many; with
 * forces, loads along links, temperatures, misfits and settlements. About a third is unstable.
 */
export function generateTruss(random: Random): SimpleTruss {
  const dim = random.chance(0.5) ? 2 : 3;
  const count = random.integer(dim + 1, dim === 2 ? 12 : 9);
  // A small range of coordinates produces joints in line and in one plane.
  const range = random.pick([4, 10, 100, 1000]);
  const places = listPlaces(random, { dim, count, range });
  const isReal = random.chance(0.7);
  const pairs = linkJoints(random, dim, places.length);
  const extra = isReal && random.chance(0.6) ? random.integer(1, 4) : 0;
  for (let k = 0; k < extra; k++) addPair(pairs, random.integer(0, count - 1), random.integer(0, count - 1));
  const held = holdJoints(random, dim, places.length);
  return {
    dim,
    isReal,
    joints: places.map((tenths, joint) => createJoint(random, tenths, held[joint]!)),
    links: [...pairs].map((pair) => {
      const [i, j] = pair.split(' ').map(Number) as [number, number];
      return createLink(random, i, j, isReal);
    }),
  };
}

function listPlaces(
  random: Random,
  { dim, count, range }: { dim: number; count: number; range: number },
): number[][] {
  const places = new Map<string, number[]>();
  while (places.size < count) {
    const place = Array.from({ length: dim }, () => random.integer(-range, range));
    places.set(place.join(' '), place);
  }
  const listed = [...places.values()];
  // In space at least one joint leaves the plane z = 0: otherwise the document is a plane truss.
  if (dim === 3 && listed.every(([, , z]) => z === 0)) listed[0]![2] = 1;
  return listed;
}

function linkJoints(random: Random, dim: number, count: number): Set<string> {
  const pairs = new Set<string>();
  for (let joint = 1; joint < count; joint++) {
    for (let tries = 0, made = 0; made < Math.min(dim, joint) && tries < 50; tries++) {
      if (addPair(pairs, joint, random.integer(0, joint - 1))) made++;
    }
  }
  if (random.chance(0.25)) {
    const [gone] = [random.pick([...pairs])];
    pairs.delete(gone);
    addPair(pairs, random.integer(0, count - 1), random.integer(0, count - 1));
  }
  return pairs;
}

function addPair(pairs: Set<string>, i: number, j: number): boolean {
  const [low, high] = i < j ? [i, j] : [j, i];
  const pair = `${low} ${high}`;
  if (low === high || pairs.has(pair)) return false;
  pairs.add(pair);
  return true;
}

/** Holds as many directions as a body has motions, one fewer or a few more, on random joints. */
function holdJoints(random: Random, dim: number, count: number): boolean[][] {
  const held = Array.from({ length: count }, () => Array.from({ length: dim }, () => false));
  held[0] = held[0]!.map(() => true);
  const rest = (dim === 2 ? 1 : 3) + random.pick([0, 0, 0, 0, 0, 1, 2, -1]);
  for (let k = 0, tries = 0; k < rest && tries < 200; tries++) {
    const directions = held[random.integer(0, count - 1)]!;
    const axis = random.integer(0, dim - 1);
    if (directions[axis]) continue;
    directions[axis] = true;
    k++;
  }
  return held;
}

function createJoint(random: Random, tenths: readonly number[], held: readonly boolean[]): SimpleJoint {
  const isLoaded = random.chance(0.5);
  return {
    tenths,
    held,
    force: tenths.map(() => (isLoaded && random.chance(0.7) ? 1000 * random.integer(-50, 50) : 0)),
    settlement: held.map((isHeld) => (isHeld && random.chance(0.1) ? random.integer(-20, 20) / 1000 : 0)),
  };
}

function createLink(random: Random, i: number, j: number, isReal: boolean): SimpleLink {
  const isTurned = random.chance(0.5);
  const ordinate = () => 100 * random.integer(-50, 50);
  return {
    ...(isTurned ? { i: j, j: i } : { i, j }),
    E: random.pick([200_000, 70_000, 10_000]),
    A: random.pick([1, 5, 20, 100]),
    dT: isReal && random.chance(0.1) ? random.integer(-40, 40) : 0,
    dL: isReal && random.chance(0.1) ? random.integer(-5, 5) / 1000 : 0,
    load: random.chance(0.1) ? [ordinate(), ordinate(), ordinate()] : null,
  };
}
