/**
 * T. G. Hicks, Civil Engineering Formulas, 2002, Table 2.1 "Uniformly Loaded Continuous Beams over Equal Spans":
 * moments over the supports and shear forces beside them as fractions, largest moments in the spans to four decimals.
 */
import { beamCase, pin, roller, uniform } from '../beamCase.ts';
import { HICKS_TEXT } from './comparedTexts.ts';
import { at, degree, published, reaction, extreme } from './problem.ts';
import type { Problem } from './problem.ts';

const l = 5;
const w = 14e3;

interface Row {
  /** Moments over the supports, as multiples of w·l2, from the left end to the middle. */
  readonly moments: readonly number[];
  /** Shear forces left and right of each support, as multiples of w·l. */
  readonly shears: readonly (readonly [number, number])[];
  /** Largest moment in the end span, as a multiple of w·l2. */
  readonly span: number;
}

const ROWS: Readonly<Record<number, Row>> = {
  2: {
    moments: [0, 1 / 8],
    shears: [
      [0, 3 / 8],
      [5 / 8, 5 / 8],
    ],
    span: 0.0703,
  },
  3: {
    moments: [0, 1 / 10],
    shears: [
      [0, 4 / 10],
      [6 / 10, 5 / 10],
    ],
    span: 0.08,
  },
  4: {
    moments: [0, 3 / 28, 2 / 28],
    shears: [
      [0, 11 / 28],
      [17 / 28, 15 / 28],
      [13 / 28, 13 / 28],
    ],
    span: 0.0772,
  },
  5: {
    moments: [0, 4 / 38, 3 / 38],
    shears: [
      [0, 15 / 38],
      [23 / 38, 20 / 38],
      [18 / 38, 19 / 38],
    ],
    span: 0.0779,
  },
  6: {
    moments: [0, 11 / 104, 8 / 104, 9 / 104],
    shears: [
      [0, 41 / 104],
      [63 / 104, 55 / 104],
      [49 / 104, 51 / 104],
      [53 / 104, 53 / 104],
    ],
    span: 0.0777,
  },
  7: {
    moments: [0, 15 / 142, 11 / 142, 12 / 142],
    shears: [
      [0, 56 / 142],
      [86 / 142, 75 / 142],
      [67 / 142, 70 / 142],
      [72 / 142, 71 / 142],
    ],
    span: 0.0778,
  },
};

export const hicksContinuousBeams: readonly Problem[] = Object.entries(ROWS).map(([spans, row]) =>
  continuous(Number(spans), row),
);

function continuous(count: number, { moments, shears, span }: Row): Problem {
  const rollers = Array.from({ length: count }, (_, i) => roller((i + 1) * l));
  return {
    id: `hicks-${count}-spans`,
    title: `Continuous beam of ${count} equal spans, uniform load`,
    source: {
      author: 'Hicks',
      title: 'Civil Engineering Formulas',
      edition: '2002',
      place: `Table 2.1, ${count + 1} supports`,
      compared: HICKS_TEXT,
    },
    document: beamCase(count * l, { supports: [pin(0), ...rollers], loads: [uniform(0, count * l, -w)] }),
    expected: [
      degree(count - 1),
      ...moments.map((part, i) => at('M', i * l, -part * w * l ** 2, { scale: w * l ** 2 })),
      ...shears.map(([left, right], i) => reaction(i, 'normal', (left + right) * w * l)),
      ...shears.slice(1).map(([left], i) => at('Q', (i + 1) * l, -left * w * l, { side: 'left' })),
      extreme('M', 'max', span * w * l ** 2, published(4, w * l ** 2)),
    ],
  };
}
