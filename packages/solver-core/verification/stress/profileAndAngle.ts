/** Sections of the example, computed by hand, in mm; no number comes from the solver. */

interface Place {
  readonly y: number;
  readonly z: number;
}

/**
 * IPE 300: three rectangles and four fillets. A fillet of radius r is a square less a quarter circle: area (1 - pi/4)
 * r², centroid at r (10 - 3 pi)/(12 - 3 pi) from the sides, own second moment r⁴ (1/3 - pi/16 - 1/(9 (4 - pi))).
 * Source: W. C. Young, R. G. Budynas, Roark's Formulas for Stress and Strain, table A.1.
 */
export const ipe300 = composeProfile({ h: 300, b: 150, tw: 7.1, tf: 10.7, r: 15 });

function composeProfile({ h, b, tw, tf, r }: Readonly<Record<'h' | 'b' | 'tw' | 'tf' | 'r', number>>) {
  const web = h - 2 * tf;
  const fillet = (1 - Math.PI / 4) * r * r;
  const arm = web / 2 - (r * (10 - 3 * Math.PI)) / (12 - 3 * Math.PI);
  const own = r ** 4 * (1 / 3 - Math.PI / 16 - 1 / (9 * (4 - Math.PI)));
  const A = 2 * b * tf + web * tw + 4 * fillet;
  const I = (b * h ** 3 - (b - tw) * web ** 3) / 12 + 4 * (own + fillet * arm * arm);
  const S = (b * tf * (h - tf)) / 2 + (tw * web * web) / 8 + 2 * fillet * arm;
  return { A, I, S, W: I / (h / 2), tw };
}

/**
 * A bent angle with legs a, thickness t and inner radius r: two strips and a quarter of a ring, relative to the corner
 * of its bounding box. A quarter ring has the area pi/4 (R² - r²), its centroid at 4/(3 pi)·(R³ - r³)/(R² - r²) from
 * its centre on both axes, the second moments pi/16 (R⁴ - r⁴) and the product (R⁴ - r⁴)/8 about its centre.
 */
export const bentAngle = composeAngle({ a: 160, t: 10, r: 10 });

function composeAngle({ a, t, r }: Readonly<Record<'a' | 't' | 'r', number>>) {
  const R = r + t;
  const leg = a - R;
  const ring = (Math.PI / 4) * (R * R - r * r);
  const inward = ((4 / (3 * Math.PI)) * (R ** 3 - r ** 3)) / (R * R - r * r);
  const A = 2 * leg * t + ring;
  const middle = R + leg / 2;
  const e = (leg * t * (middle + t / 2) + ring * (R - inward)) / A;
  // About the corner of the box; the ring's own moments are transferred from its centre to its centroid, and from there
  // to the corner.
  const I =
    (leg * t ** 3) / 12 +
    leg * t * (t / 2) ** 2 +
    (t * leg ** 3) / 12 +
    leg * t * middle ** 2 +
    (Math.PI / 16) * (R ** 4 - r ** 4) -
    ring * inward ** 2 +
    ring * (R - inward) ** 2;
  const product =
    2 * leg * t * middle * (t / 2) + (R ** 4 - r ** 4) / 8 - ring * inward ** 2 + ring * (R - inward) ** 2;
  const Iy = I - A * e * e;
  const Iyz = product - A * e * e;
  const tips: readonly Place[] = [
    { y: -e, z: a - e },
    { y: t - e, z: a - e },
    { y: a - e, z: t - e },
    { y: a - e, z: -e },
  ];
  // Along the axis of symmetry, which starts at the corner at 45°, and across it.
  return { A, Ialong: Iy + Iyz, Iacross: Iy - Iyz, tips };
}

/**
 * Returns the stress of the angle under a moment about its horizontal axis: the component M/sqrt(2) bends about each
 * axis of symmetry. With p along the axis of symmetry and s across it, sigma = -(M/sqrt(2))·(p/Ialong - s/Iacross) +
 * N/A, where Ialong is the integral of p².
 */
export function stressOfAngle({ y, z }: Place, { M, N }: { readonly M: number; readonly N: number }): number {
  const p = (y + z) / Math.SQRT2;
  const s = (y - z) / Math.SQRT2;
  return (-M / Math.SQRT2) * (p / bentAngle.Ialong - s / bentAngle.Iacross) + N / bentAngle.A;
}
