/** Second moments and centroid of an outline, in its own numbers. */
export interface CentralMoments {
  readonly ey: number;
  readonly ez: number;
  readonly Iy: number;
  readonly Iz: number;
  readonly Iyz: number;
}
