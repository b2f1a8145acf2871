import type { SpacePlace } from './place.ts';

/** Finds points that are equal within a tolerance. */
export interface NearFinder {
  readonly places: readonly SpacePlace[];
  /** Returns the index of the first point within the tolerance; adds the point if there is none. */
  readonly find: (place: SpacePlace) => number;
}

/** Creates the finder of points, which only looks at neighbouring cells. `tolerance` > 0. */
export function createNearFinder(tolerance: number): NearFinder {
  const places: SpacePlace[] = [];
  const cells = new Map<string, number[]>();
  const keyOf = (x: number, y: number, z: number): string => `${x} ${y} ${z}`;
  const cellOf = (value: number): number => Math.round(value / (tolerance * 2));
  return {
    places,
    find: (place) => {
      const [cx, cy, cz] = [cellOf(place.x), cellOf(place.y), cellOf(place.z)];
      for (let dx = -1; dx <= 1; dx += 1)
        for (let dy = -1; dy <= 1; dy += 1)
          for (let dz = -1; dz <= 1; dz += 1)
            for (const index of cells.get(keyOf(cx + dx, cy + dy, cz + dz)) ?? []) {
              const near = places[index] as SpacePlace;
              const away = Math.hypot(near.x - place.x, near.y - place.y, near.z - place.z);
              if (away <= tolerance) return index;
            }
      places.push(place);
      const key = keyOf(cx, cy, cz);
      const list = cells.get(key);
      if (list === undefined) cells.set(key, [places.length - 1]);
      else list.push(places.length - 1);
      return places.length - 1;
    },
  };
}
