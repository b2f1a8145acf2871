/**
 * Computes torsion, shear centre, warping and shear flexibility of one closed cell of thin walls, by thin-wall theory:
 * a closed polygon of centre lines, each side with its thickness.
 *
 * It shares nothing with the product: flow and warping are summed at the midpoints of many intervals. Source: V. Z.
 * Vlasov, Thin-Walled Elastic Beams, with R. Bredt's flow in the cell.
 */
export function computeThinCell(corners: readonly (readonly [number, number])[], walls: readonly number[]) {
  const sides = corners.map((from, k) => {
    const to = corners[(k + 1) % corners.length]!;
    return { from, to, t: walls[k]!, length: Math.hypot(to[0] - from[0], to[1] - from[1]) };
  });
  const total = (of: (side: (typeof sides)[number]) => number) =>
    sides.reduce((sum, side) => sum + of(side), 0);
  const A = total(({ t, length }) => t * length);
  const [my, mz] = [0, 1].map(
    (axis) => total(({ from, to, t, length }) => (t * length * (from[axis]! + to[axis]!)) / 2) / A,
  ) as [number, number];
  const pieces = sides.flatMap(({ from, to, t, length }) =>
    Array.from({ length: PIECES }, (_, i) => {
      const part = (i + 0.5) / PIECES;
      const y = from[0] + part * (to[0] - from[0]) - my;
      const z = from[1] + part * (to[1] - from[1]) - mz;
      // The distance of the side's line from the centroid, which gives its part of twice the enclosed area.
      const arm = (y * (to[1] - from[1]) - z * (to[0] - from[0])) / length;
      return {
        y,
        z,
        t,
        arm,
        ds: length / PIECES,
        ty: (to[0] - from[0]) / length,
        tz: (to[1] - from[1]) / length,
      };
    }),
  );
  type Piece = (typeof pieces)[number];
  const along = (of: (piece: Piece, i: number) => number) =>
    pieces.reduce((sum, piece, i) => sum + of(piece, i) * piece.ds, 0);
  const Iy = along(({ z, t }) => z * z * t);
  const Iz = along(({ y, t }) => y * y * t);
  const Iyz = along(({ y, z, t }) => y * z * t);
  const D = Iy * Iz - Iyz * Iyz;
  const around = along(({ t }) => 1 / t);
  /** Returns the flow of a force for which the stress grows by ky·y + kz·z, without twist. */
  const flowOf = (ky: number, kz: number) => {
    let reached = 0;
    const open = pieces.map(({ y, z, t, ds }) => {
      const growth = -(ky * y + kz * z) * t * ds;
      reached += growth;
      return reached - growth / 2;
    });
    const mean = along(({ t }, i) => open[i]! / t) / around;
    return open.map((q) => q - mean);
  };
  const qy = flowOf(Iy / D, -Iyz / D);
  const qz = flowOf(-Iyz / D, Iz / D);
  const [yShear, zShear] = [along(({ arm }, i) => qz[i]! * arm), -along(({ arm }, i) => qy[i]! * arm)];
  const twiceArea = along(({ arm }) => arm);
  let reached = 0;
  const omega = pieces.map(({ arm, ty, tz, t, ds }) => {
    const growth = (arm - (yShear * tz - zShear * ty) - twiceArea / around / t) * ds;
    reached += growth;
    return reached - growth / 2;
  });
  const mean = along(({ t }, i) => omega[i]! * t) / A;
  return {
    yShear,
    zShear,
    It: twiceArea ** 2 / around,
    Iw: along(({ t }, i) => (omega[i]! - mean) ** 2 * t),
    yy: along(({ t }, i) => qy[i]! ** 2 / t),
    zz: along(({ t }, i) => qz[i]! ** 2 / t),
  };
}

/** Number of intervals of a side: the error falls as the square of their length. */
const PIECES = 2000;
