/** An axle: its force in newtons, positive downwards, and its distance in metres behind the first axle of its group. */
export interface TrainAxle {
  readonly load: number;
  readonly behind: number;
}

/** A load of the train distributed over a length: newtons per metre, starting `behind` metres behind the first axle. */
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
   * The least and the greatest distance, in metres, from the last axle or end of a patch of the previous group to the
   * first axle of this one. `Infinity` if there is no greatest distance. The first group has no gap.
   */
  readonly gap?: readonly [number, number];
}

/** A lane load, which acts wherever it makes the effect worse, newtons per metre. */
export interface TrainLane {
  readonly load: number;
  /**
   * Lengths without lane load before the first axle and behind the last axle of the train, metres; there is none
   * between them either. Absent if the lane load continues under the axles.
   */
  readonly clear?: number;
}

/** A train that moves along a beam, in either direction. */
export interface Train {
  readonly id: string;
  /** Name of the train in the standard; empty for a train defined by the user. */
  readonly title: string;
  /** The standard with its clause. */
  readonly source: string;
  readonly groups: readonly TrainGroup[];
  readonly lane?: TrainLane;
  /**
   * The factor of axles and patches for dynamic effects, such as 1.33; 1 if absent. It does not apply to the lane load.
   */
  readonly dynamic?: number;
  /** Whether axles that relieve the effect are omitted. Patches always act as a whole. */
  readonly leavesOut: boolean;
}

/** Returns the length of a group from its first axle to its last axle or end of a patch, metres. */
export function lengthOf({ axles, patches = [] }: TrainGroup): number {
  return Math.max(
    0,
    ...axles.map(({ behind }) => behind),
    ...patches.map(({ behind, length }) => behind + length),
  );
}
