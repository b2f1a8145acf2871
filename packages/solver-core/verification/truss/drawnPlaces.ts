import type { Random } from '@eecs/testing/random';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/**
 * Draws places of which many lie on common lines: nodes of a lattice that is rotated in space, some of them displaced by
 * half or twice a tolerance of 1e-5, a row of close places and some isolated ones.
 */
export function drawPlaces(random: Random, count: number): Place[] {
  const [turn, tilt] = [random.next() * 6, random.chance(0.5) ? random.next() : 0];
  const sizes = [random.integer(4, 12), random.integer(2, 8), random.chance(0.5) ? random.integer(1, 4) : 0];
  return Array.from({ length: count }, () => {
    const [a, b, c] = random.chance(0.1)
      ? sizes.map((size) => random.next() * size)
      : random.chance(0.1)
        ? [3 + random.integer(0, 20) * 1e-3, 1, 0]
        : sizes.map((size) => random.integer(0, size));
    const beside = random.chance(0.2) ? random.pick([5e-6, -5e-6, 2e-5]) : 0;
    const [x, y] = [
      a! * Math.cos(turn) - (b! + beside) * Math.sin(turn),
      a! * Math.sin(turn) + (b! + beside) * Math.cos(turn),
    ];
    return { x, y: y * Math.cos(tilt) - c! * Math.sin(tilt), z: y * Math.sin(tilt) + c! * Math.cos(tilt) };
  });
}

/** Lists the places between two others by comparing each with the line, as `createPlacesOnLine` promises. */
export function listPlaceByPlace(
  places: readonly Place[],
  tolerance: number,
): (i: number, j: number) => number[] {
  return (i, j) => {
    const [a, b] = [places[i]!, places[j]!];
    const [dx, dy, dz] = [b.x - a.x, b.y - a.y, b.z - a.z];
    const length = Math.hypot(dx, dy, dz);
    return places
      .map((place, index) => {
        const [x, y, z] = [place.x - a.x, place.y - a.y, place.z - a.z];
        const share = (x * dx + y * dy + z * dz) / length ** 2;
        const off = (x - share * dx) ** 2 + (y - share * dy) ** 2 + (z - share * dz) ** 2;
        return { index, share, isOn: off <= tolerance ** 2 };
      })
      .filter(({ share, isOn }) => isOn && share * length > tolerance && (1 - share) * length > tolerance)
      .sort((one, other) => one.share - other.share)
      .map(({ index }) => index);
  };
}
