import type { MemberCurve } from './memberCurve.ts';
import { integrateSeries, TERMS } from './series.ts';

/** Greatest angle of a part of an arc: 0.8^25/25! is below 1e-27. */
const WIDEST_PART = 0.8;

/** Creates the circular arc over a chord of `length`; its rise is positive and at most half the chord. */
export function createArc(length: number, rise: number): MemberCurve {
  const half = 2 * Math.atan2(2 * rise, length);
  const curvature = (2 * rise) / ((length * length) / 4 + rise * rise);
  const whole = (2 * half) / curvature;
  const parts = Math.ceil((2 * half) / WIDEST_PART);
  // The angle of the tangent falls from `half` at joint i to -half at joint j.
  const angleAt = (s: number): number => half - curvature * s;
  /** Length of the chord over a part of the arc, exact also for a very flat arc. */
  const chordOver = (s: number): number => {
    const turn = (curvature * s) / 2;
    return turn === 0 ? s : s * (Math.sin(turn) / turn);
  };
  const placeAt = (s: number) => {
    const chord = chordOver(s);
    const middle = half - (curvature * s) / 2;
    const angle = angleAt(s);
    return {
      x: chord * Math.cos(middle),
      y: chord * Math.sin(middle),
      cos: Math.cos(angle),
      sin: Math.sin(angle),
    };
  };
  return {
    length: whole,
    borders: Array.from({ length: parts + 1 }, (_, k) => (whole * k) / parts),
    placeAt,
    alongAt: (x) => {
      if (x <= 0) return 0;
      if (x >= length) return whole;
      // The place lies at the angle whose sine is proportional to the distance from the middle of the chord.
      const fromMiddle = Math.asin(Math.min(1, Math.max(-1, curvature * (x - length / 2))));
      return whole / 2 + fromMiddle / curvature;
    },
    seriesAt: (s) => {
      const { x, y, cos: c0, sin: s0 } = placeAt(s);
      const cos: number[] = [];
      const sin: number[] = [];
      let scale = 1;
      for (let k = 0; k < TERMS; k++) {
        // Derivatives by the angle, which falls: cos, sin, -cos, -sin.
        const turned = [c0, s0, -c0, -s0][k % 4]!;
        const risen = [s0, -c0, -s0, c0][k % 4]!;
        cos.push(turned * scale);
        sin.push(risen * scale);
        scale *= curvature / (k + 1);
      }
      return { x: integrateSeries(cos, x), y: integrateSeries(sin, y), cos, sin };
    },
    parallelTo: (dx, dy) => {
      const angle = dx === 0 ? Math.PI / 2 : Math.atan(dy / dx);
      return Math.abs(angle) < half ? (half - angle) / curvature : null;
    },
  };
}
