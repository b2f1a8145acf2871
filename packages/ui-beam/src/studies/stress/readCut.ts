import { type DrawnField, worseEnd } from './cutField.ts';

/** The point of a reading in a section, from the centroid. */
export interface CutPoint {
  readonly z: number;
  readonly y: number;
  /** The side of the height, because stresses may jump there. */
  readonly level: 'above' | 'below';
}

/**
 * Finds the point of a reading: at the requested height, clipped to the section, the end of the nearest level with the
 * greater stress. With null it is the point of the greatest stress.
 */
export function readCut({ cut, valueOf }: DrawnField, asked: number | null): CutPoint {
  const { bottom, top } = cut.bounds;
  const worst = cut.levels.reduce((most, level) => {
    const value = (one: typeof level): number => Math.abs(valueOf(worseEnd(one, valueOf)));
    return value(level) > value(most) ? level : most;
  }, cut.levels[0]!);
  const z = Math.max(bottom, Math.min(top, asked ?? worst.z));
  const nearest = cut.levels.reduce(
    (best, level) => (Math.abs(level.z - z) < Math.abs(best.z - z) ? level : best),
    worst,
  );
  return {
    z,
    y: worseEnd(nearest, valueOf).y,
    level: asked === null ? worst.side : z >= top ? 'below' : 'above',
  };
}
