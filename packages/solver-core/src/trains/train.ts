/** An axle: its force in newtons, down positive, and how many metres it is behind the first axle of its group. */
export interface TrainAxle {
  readonly load: number;
  readonly behind: number;
}

/** A load of the train spread over a length: newtons per metre, from `behind` metres behind the first axle on. */
export interface TrainPatch {
  readonly load: number;
  readonly behind: number;
  readonly length: number;
}

/** Axles and patches at fixed distances, the foremost of them at `behind` 0. */
export interface TrainGroup {
  readonly axles: readonly TrainAxle[];
  readonly patches?: readonly TrainPatch[];
  /**
   * The distance from the last axle or end of a patch of the group before to the first one of this group, metres: the
   * least and the greatest. `Infinity` where there is no greatest. The first group has none.
   */
  readonly gap?: readonly [number, number];
}

/** A load that stands wherever it makes the effect worse, newtons per metre. */
export interface TrainLane {
  readonly load: number;
  /**
   * How many metres before the first axle and behind the last one of the train nothing of the lane stands; it does not
   * are between them either. Left out where the lane runs under the axles.
   */
  readonly clear?: number;
}

/** A train that moves along a beam, in either direction. */
export interface Train {
  readonly id: string;
  /** Name by which the standard calls it; empty for one of the reader's own. */
  readonly title: string;
  /** The standard with its clause. */
  readonly source: string;
  readonly groups: readonly TrainGroup[];
  readonly lane?: TrainLane;
  /** The factor of axles and patches for dynamic effects, such as 1.33; 1 where it is left out. The lane has none. */
  readonly dynamic?: number;
  /** Whether axles that relieve the effect are omitted. Patches always act as a whole. */
  readonly leavesOut: boolean;
}

/** The length of a group: from its first axle to its last axle or end of a patch, metres. */
export function lengthOf({ axles, patches = [] }: TrainGroup): number {
  return Math.max(
    0,
    ...axles.map(({ behind }) => behind),
    ...patches.map(({ behind, length }) => behind + length),
  );
}
