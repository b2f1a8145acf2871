/**
 * Beams with hinges. Schneider, Bautabellen für Ingenieure, "Gelenkträger (Gerberträger)": the hinges are placed so
 * that the moments over supports and in spans are equal. Logan, A First Course in the Finite Element Method, example
 * 4.10: a hinge between two clamps. Timoshenko, Young, Theory of Structures, "Compound beams": equilibrium of the
 * parts.
 */
import { beamCase, clamp, force, hinge, moment, pin, roller, uniform } from '../beamCase.ts';
import { LOGAN_TEXT } from './comparedTexts.ts';
import { at, degree, extreme, published, reaction } from './problem.ts';
import type { Expected, Problem, Source } from './problem.ts';

const EI = 2e7;

const SCHNEIDER: Source = {
  author: 'Schneider',
  title: 'Bautabellen für Ingenieure',
  edition: '20th ed., 2012',
  place: 'Gelenkträger mit Streckenlast',
};
const LOGAN: Source = {
  author: 'Logan',
  title: 'A First Course in the Finite Element Method',
  edition: '5th ed., 2012',
  place: 'Example 4.10, in symbols',
  compared: LOGAN_TEXT,
};
const COMPOUND: Source = {
  author: 'Timoshenko, Young',
  title: 'Theory of Structures',
  edition: '2nd ed., 1965',
  place: 'Compound beams: equilibrium of each part',
};

export const gerberBeams: readonly Problem[] = [
  twoSpans(),
  innerSpan(),
  hingeBetweenClamps(),
  suspendedSpan(),
  releaseOverSupport(),
  coupleOnCompoundBeam(),
  cantileverWithSuspendedBeam(),
];

function problem(of: {
  id: string;
  title: string;
  source: Source;
  length: number;
  supports: object[];
  loads: object[];
  expected: Expected[];
}): Problem {
  const { id, title, source, length, supports, loads, expected } = of;
  return { id, title, source, document: beamCase(length, { supports, loads }), expected };
}

function twoSpans(): Problem {
  const l = 6;
  const q = 10e3;
  const e = l * (3 - 2 * Math.SQRT2);
  return problem({
    id: 'gerber-two-spans',
    title: 'Two spans, hinge placed for equal moments',
    source: SCHNEIDER,
    length: 2 * l,
    supports: [pin(0), roller(l), hinge(l + e), roller(2 * l)],
    loads: [uniform(0, 2 * l, -q)],
    expected: [
      degree(0),
      extreme('M', 'max', 0.0858 * q * l ** 2, published(4, q * l ** 2)),
      extreme('M', 'min', -0.0858 * q * l ** 2, published(4, q * l ** 2)),
      reaction(0, 'normal', 0.414 * q * l, published(3, q * l)),
      reaction(1, 'normal', 1.172 * q * l, published(3, q * l)),
      at('M', l + e, 0, { scale: q * l ** 2 }),
    ],
  });
}

function innerSpan(): Problem {
  const l = 6;
  const q = 10e3;
  const e = 0.1465 * l;
  return problem({
    id: 'gerber-inner-span',
    title: 'Inner span with two hinges placed for equal moments',
    source: SCHNEIDER,
    length: 3 * l,
    supports: [pin(0), roller(l), hinge(l + e), hinge(2 * l - e), roller(2 * l), roller(3 * l)],
    loads: [uniform(0, 3 * l, -q)],
    expected: [
      degree(0),
      at('M', l, -0.0625 * q * l ** 2, published(4, q * l ** 2)),
      at('M', 1.5 * l, 0.0625 * q * l ** 2, published(4, q * l ** 2)),
    ],
  });
}

function hingeBetweenClamps(): Problem {
  const [a, b, P] = [4, 2, 20e3];
  const sum = a ** 3 + b ** 3;
  return problem({
    id: 'logan-hinge',
    title: 'Hinge under a load between two clamps',
    source: LOGAN,
    length: a + b,
    supports: [clamp(0), hinge(a), clamp(a + b)],
    loads: [force(a, -P)],
    expected: [
      degree(2),
      at('deflection', a, (-(a ** 3) * b ** 3 * P) / (3 * sum * EI)),
      at('slope', a, (-(a ** 2) * b ** 3 * P) / (2 * sum * EI), { side: 'left' }),
      at('slope', a, (a ** 3 * b ** 2 * P) / (2 * sum * EI)),
      reaction(0, 'normal', (b ** 3 * P) / sum),
      reaction(2, 'normal', (a ** 3 * P) / sum),
      reaction(0, 'moment', (a * b ** 3 * P) / sum),
      reaction(2, 'moment', (-(a ** 3) * b * P) / sum),
    ],
  });
}

function suspendedSpan(): Problem {
  const [l, a, s, q] = [10, 3, 8, 12e3];
  const c = l + a;
  const d = c + s;
  return problem({
    id: 'gerber-suspended-span',
    title: 'Suspended span on two overhangs, load on the suspended span',
    source: COMPOUND,
    length: 2 * (l + a) + s,
    supports: [pin(0), roller(l), hinge(c), hinge(d), roller(d + a), roller(d + a + l)],
    loads: [uniform(c, d, -q)],
    expected: [
      degree(0),
      at('Q', c, (q * s) / 2),
      at('M', l, (-q * s * a) / 2),
      at('M', c + s / 2, (q * s ** 2) / 8),
      reaction(0, 'normal', (-q * s * a) / (2 * l)),
      reaction(1, 'normal', (q * s * (l + a)) / (2 * l)),
    ],
  });
}

function releaseOverSupport(): Problem {
  const [l, q] = [7, 9e3];
  return problem({
    id: 'release-over-support',
    title: 'Two simple beams over one bearing: a release over the middle support',
    source: { ...COMPOUND, place: 'Simple beams in a row' },
    length: 2 * l,
    supports: [pin(0), roller(l, { release: true }), roller(2 * l)],
    loads: [uniform(0, 2 * l, -q)],
    expected: [
      degree(0),
      reaction(1, 'normal', q * l),
      extreme('M', 'max', (q * l ** 2) / 8),
      at('M', l, 0, { scale: q * l ** 2 }),
      extreme('deflection', 'min', (-5 * q * l ** 4) / (384 * EI)),
      at('slope', l, (q * l ** 3) / (24 * EI), { side: 'left' }),
      at('slope', l, (-q * l ** 3) / (24 * EI)),
    ],
  });
}

function coupleOnCompoundBeam(): Problem {
  const [a, b, m] = [3, 4, 18e3];
  return problem({
    id: 'gerber-couple',
    title: 'Couple on the carried part of a compound beam',
    source: COMPOUND,
    length: a + b,
    supports: [clamp(0), hinge(a), roller(a + b)],
    loads: [moment(a + 2, m)],
    expected: [
      degree(0),
      reaction(2, 'normal', -m / b),
      reaction(0, 'normal', m / b),
      reaction(0, 'moment', (m * a) / b),
      at('M', a + 2, (m * 2) / b, { side: 'left' }),
      at('M', a + 2, (-m * (b - 2)) / b),
    ],
  });
}

function cantileverWithSuspendedBeam(): Problem {
  const [a, b, P] = [3, 5, 22e3];
  return problem({
    id: 'gerber-cantilever',
    title: 'Cantilever that carries a simple beam: slopes on both sides of the hinge',
    source: COMPOUND,
    length: a + b,
    supports: [clamp(0), hinge(a), roller(a + b)],
    loads: [force(a + b / 2, -P)],
    expected: [
      reaction(0, 'moment', (P * a) / 2),
      at('deflection', a, (-P * a ** 3) / (6 * EI)),
      at('slope', a, (-P * a ** 2) / (4 * EI), { side: 'left' }),
      at('slope', a, (P * a ** 3) / (6 * EI * b) - (P * b ** 2) / (16 * EI)),
      at('deflection', a + b / 2, (-P * a ** 3) / (12 * EI) - (P * b ** 3) / (48 * EI)),
    ],
  });
}
