/**
 * Hewlett-Packard, HP 50g graphing calculator, Advanced User's Reference Manual, chapter 5 "Equation Reference",
 * Columns and Beams: the worked examples of a simple beam and of a cantilever, to their printed digits.
 */
import { beamCase, clamp, force, moment, pin, roller, uniform } from '../beamCase.ts';
import { at, published } from './problem.ts';
import type { Problem, Source } from './problem.ts';

const FOOT = 12;
const DEGREE = Math.PI / 180;

const source = (pages: string, equations: string): Source => ({
  author: 'Hewlett-Packard',
  title: "HP 50g Advanced User's Reference Manual",
  edition: '2009',
  place: `Equation Reference, ${pages}, ${equations}`,
  compared: { text: 'the pages themselves' },
});

export const hpCalculator: readonly Problem[] = [
  {
    id: 'hp-simple',
    title: 'Simple beam of 20 ft, load, couple and uniform load',
    source: source('page 5-6', 'Simple Slope, Simple Moment, Simple Shear'),
    document: inches(20 * FOOT, 40, {
      supports: [pin(0), roller(20 * FOOT)],
      loads: [
        force(10 * FOOT, -674.427),
        moment(17 * FOOT, 3687.81 * FOOT),
        uniform(0, 20 * FOOT, -102.783 / FOOT),
      ],
    }),
    expected: [
      at('slope', 9 * FOOT, -0.0876 * DEGREE, published(4, DEGREE)),
      at('M', 9 * FOOT, 9782.1945 * FOOT, published(4, FOOT)),
      at('Q', 9 * FOOT, 624.387, published(3)),
    ],
  },
  {
    id: 'hp-cantilever',
    title: 'Cantilever of 10 ft, load, couple and uniform load',
    source: source('page 5-7', 'Cantilever Deflection, Cantilever Slope'),
    document: inches(10 * FOOT, 15, {
      supports: [clamp(0)],
      loads: [force(3 * FOOT, -500), moment(6 * FOOT, 800 * FOOT), uniform(0, 10 * FOOT, -100 / FOOT)],
    }),
    expected: [
      at('deflection', 8 * FOOT, -0.3316, published(4)),
      at('slope', 8 * FOOT, -0.2652 * DEGREE, published(4, DEGREE)),
    ],
  },
];

/** A beam in inches and pounds with E = 29 000 ksi. */
function inches(length: number, Iy: number, rest: object): object {
  return beamCase(length, {
    units: { system: 1 },
    materials: [{ name: 'steel', E: 29e6, nu: 0.3 }],
    sections: [{ className: 'generic', label: 'section', A: 10, Iy }],
    ...rest,
  });
}
