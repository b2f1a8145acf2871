/**
 * Computes torsion and warping constant of a rectangle, `short` by `long`, from Saint-Venant's series; exact up to
 * rounding.
 *
 * Each series is that for an infinite strip, whose sum is known, less the effect of the ends, which decays as
 * exp(-n·pi·long/short). Source: S. P. Timoshenko, J. N. Goodier, Theory of Elasticity, art. 109; the warping constant
 * is the integral of the square of its warping function (THEORY.md, "Cross-sections").
 *
 * @example computeRectangleTwist(1, 1) // It 0.140577, Iw 0.000134
 */
export function computeRectangleTwist(short: number, long: number): { It: number; Iw: number } {
  const ratio = long / short;
  let tanh5 = ODD_FIFTHS;
  let tanh7 = ODD_SEVENTHS;
  let sech7 = 0;
  for (let n = 1; n <= LAST_TERM; n += 2) {
    const half = (n * Math.PI * ratio) / 2;
    const tanh = Math.tanh(half);
    tanh5 -= (1 - tanh) / n ** 5;
    tanh7 -= (1 - tanh) / n ** 7;
    sech7 += (half * (1 - tanh * tanh)) / n ** 7;
  }
  return {
    It: short ** 3 * long * (1 / 3 - (64 * tanh5) / (Math.PI ** 5 * ratio)),
    Iw: short ** 6 * (ratio ** 3 / 144 - ratio / 30 + (96 * tanh7 - 32 * sech7) / Math.PI ** 7),
  };
}

/** Sums of 1/n⁵ and 1/n⁷ over odd n: 31/32 zeta(5), 127/128 zeta(7). */
const ODD_FIFTHS = (31 / 32) * 1.03692775514337;
const ODD_SEVENTHS = (127 / 128) * 1.008349277381923;

/** The series converges slowest for a square, whose next term is exp(-15 pi), 3e-21. */
const LAST_TERM = 13;
