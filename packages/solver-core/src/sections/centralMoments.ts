/** Second moments and centroid of an outline, in the units of the outline. */
export interface CentralMoments {
  readonly ey: number;
  readonly ez: number;
  readonly Iy: number;
  readonly Iz: number;
  readonly Iyz: number;
}
