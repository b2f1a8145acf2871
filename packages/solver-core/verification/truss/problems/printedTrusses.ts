/** Plane trusses from books, with the numbers printed there. */
import {
  displacementsOf,
  forcesOf,
  printed,
  reactionsOf,
  source,
  stressesOf,
  trussProblem,
  verdictOf,
} from '../trussProblem.ts';
import type { TrussProblem } from '../trussProblem.ts';

const BEER =
  'Beer, Johnston, Vector Mechanics for Engineers: Statics, solutions to chapter 6, studylib.net, document 26105572';
const beer = (place: string) =>
  source('Beer, Johnston', 'Vector Mechanics for Engineers: Statics', 'chapter 6', place, {
    text: BEER,
    except: 'the figure: places follow from the printed slopes and lever arms',
  });

const SLIDES = 'the same problem in Structure, lecture 2, slideshare.net, aero103/kites-team-l2';
const hibbeler = (place: string) =>
  source('Hibbeler', 'Engineering Mechanics: Statics', 'chapter 6', place, {
    text: SLIDES,
    except: 'the figure: places follow from the printed equations',
  });

const square = {
  joints: { A: [0, 0], B: [0, 2], C: [2, 2], D: [2, 0] },
  held: { A: 'xy', D: 'y' },
  links: 'AB BC CD DA AC BD',
  forces: { C: [10e3, 0] },
  A: 5,
};
const LEAST_WORK = 'Statically Indeterminant Truss, studylib.net, document 10653767';
const leastWork = source(
  'Schmerr',
  'Principle of least work',
  'lecture notes',
  'square with two diagonals',
  LEAST_WORK,
);
/** R/P of the diagonal BD by the least-work equation: (2 + 2√2)·R + (2 + √2/2)·P = 0, printed as 4.83 and 2.707. */
const R = (-(2 + Math.SQRT1_2) / (2 + 2 * Math.SQRT2)) * 10e3;
/** The force that a misfit of 1 mm adds: AE·Δ/(4.83·L). */
const X = (1e8 * 0.001) / ((2 + 2 * Math.SQRT2) * 2);
const forcesOfSquare = (r: number) => ({
  BD: r,
  AB: -r * Math.SQRT1_2,
  BC: -r * Math.SQRT1_2,
  DA: -r * Math.SQRT1_2,
  CD: -10e3 - r * Math.SQRT1_2,
  AC: 10e3 * Math.SQRT2 + r,
});

export const printedTrusses: readonly TrussProblem[] = [
  trussProblem({
    id: 'beer-48-kN',
    title: 'Three links, a horizontal force of 48 kN',
    source: beer('method of joints, 48 kN'),
    drawing: {
      joints: { A: [3, 7.2], B: [0, 3.2], C: [0, 0] },
      held: { B: 'xy', C: 'x' },
      links: 'AB BC AC',
      forces: { A: [48e3, 0] },
    },
    expected: [
      ...forcesOf({ AB: 180e3, BC: 144e3, AC: -156e3 }),
      ...reactionsOf({ Bx: -108e3, By: 0, Cx: 60e3 }),
    ],
  }),
  trussProblem({
    id: 'beer-300-lb',
    title: 'Three links, an overhang with 300 lb',
    source: beer('method of joints, 300 lb'),
    drawing: {
      joints: { A: [0, 20], B: [63, 20], C: [15, 0] },
      held: { A: 'xy', C: 'y' },
      links: 'AB BC AC',
      forces: { B: [0, -300] },
      system: 1,
    },
    expected: [...forcesOf({ AB: 720, BC: -780, AC: -1200 }), ...reactionsOf({ Ax: 0, Ay: -960, Cy: 1260 })],
  }),
  trussProblem({
    id: 'beer-84-kN',
    title: 'A bracket with 84 kN',
    source: beer('method of joints, 84 kN'),
    drawing: {
      joints: { A: [0, 0], B: [-3, -1.25], C: [0, -5.25] },
      held: { A: 'xy', C: 'x' },
      links: 'AB AC BC',
      forces: { B: [0, -84e3] },
    },
    expected: [
      ...forcesOf({ AB: 52e3, AC: 64e3, BC: -80e3 }),
      ...reactionsOf({ Ax: 48e3, Ay: 84e3, Cx: -48e3 }),
    ],
  }),
  trussProblem({
    id: 'beer-1200-lb',
    title: 'A roof with overhangs, 1200 lb',
    source: beer('method of joints, loads of 300, 600 and 300 lb'),
    drawing: {
      joints: { A: [0, 12], B: [-24, 0], C: [-16, 0], D: [16, 0], E: [24, 0] },
      held: { C: 'xy', D: 'y' },
      links: 'AB AC AD AE BC CD DE',
      forces: { A: [0, -600], B: [0, -300], E: [0, -300] },
      system: 1,
    },
    expected: [
      ...forcesOf({ AB: 671, AE: 671 }, printed(0)),
      ...forcesOf({ BC: -600, DE: -600, AC: -1000, AD: -1000, CD: 200 }),
      ...reactionsOf({ Cy: 600, Dy: 600 }),
    ],
  }),
  trussProblem({
    id: 'hibbeler-500-n',
    title: 'A triangle with 500 N',
    source: hibbeler('example 6.1'),
    drawing: {
      joints: { A: [0, 0], B: [0, 2], C: [2, 0] },
      held: { A: 'xy', C: 'y' },
      links: 'AB BC AC',
      forces: { B: [500, 0] },
    },
    expected: [
      ...forcesOf({ BC: -707.1 }, printed(1)),
      ...forcesOf({ AB: 500, AC: 500 }),
      ...reactionsOf({ Ax: -500, Ay: -500, Cy: 500 }),
    ],
  }),
  trussProblem({
    id: 'hibbeler-400-600-n',
    title: 'Four joints with 400 N and 600 N',
    source: hibbeler('example 6.3'),
    drawing: {
      joints: { A: [0, 0], B: [3, 4], C: [6, 4], D: [6, 0] },
      held: { A: 'y', C: 'xy' },
      links: 'AB AD BC BD CD',
      forces: { B: [0, -400], D: [600, 0] },
    },
    expected: [
      ...forcesOf({ AB: -750, AD: 450, BC: -600, BD: 250, CD: -200 }),
      ...reactionsOf({ Ay: 600, Cx: -600, Cy: -200 }),
    ],
  }),
  trussProblem({
    id: 'least-work-square',
    title: 'A square with both diagonals',
    source: leastWork,
    drawing: square,
    expected: [
      ...forcesOf(forcesOfSquare(R)),
      ...forcesOf({ BD: -0.56 * 10e3 }, printed(2, 10e3)),
      ...verdictOf({ degree: 1 }),
    ],
  }),
  trussProblem({
    id: 'least-work-square-misfit',
    title: 'The same with a diagonal that is 1 mm too short',
    source: leastWork,
    drawing: { ...square, dL: { BD: -0.001 } },
    expected: forcesOf(forcesOfSquare(R + X)),
  }),
  trussProblem({
    id: 'popov-2-14',
    title: 'Three bars to a ceiling',
    source: source(
      'Popov',
      'Engineering Mechanics of Solids',
      '1990',
      'example 2.14',
      'OpenSees, EXAMPLES/verification/PlanarTruss.tcl, which names the example and states its closed form',
    ),
    drawing: {
      joints: {
        1: [0, 0],
        2: [200 * Math.tan(Math.PI / 6), 0],
        3: [400 * Math.tan(Math.PI / 6), 0],
        4: [200 * Math.tan(Math.PI / 6), -200],
      },
      held: { 1: 'xy', 2: 'xy', 3: 'xy' },
      links: '14 24 34',
      forces: { 4: [0, -200e3] },
      E: 3e6,
      A: 10,
      system: 1,
    },
    expected: (() => {
      const c = Math.cos(Math.PI / 6);
      const F1 = 200e3 / (2 * c ** 3 + 1);
      return [
        ...forcesOf({ '14': F1 * c * c, '24': F1, '34': F1 * c * c }),
        ...displacementsOf({ '4y': (-F1 * 200) / 3e7 }),
        ...verdictOf({ degree: 1 }),
      ];
    })(),
  }),
  trussProblem({
    id: 'ansys-vm1',
    title: 'A bar between two walls',
    source: source(
      'Timoshenko',
      'Strength of Materials, part I',
      '3rd ed., 1955',
      'p. 26, problem 10; Ansys VM1',
      'the input of VM1 in PyMAPDL’s documentation',
    ),
    drawing: {
      joints: { 1: [0, 0], 2: [0, 4], 3: [0, 7], 4: [0, 10] },
      held: { 1: 'xy', 2: 'x', 3: 'x', 4: 'xy' },
      links: '12 23 34',
      forces: { 2: [0, -500], 3: [0, -1000] },
      E: 30e6,
      A: 1,
      system: 1,
    },
    expected: [...reactionsOf({ '1y': 600, '4y': 900 }), ...forcesOf({ '12': -600, '23': -100, '34': 900 })],
  }),
  trussProblem({
    id: 'ansys-vm4',
    title: 'Deflection of a hinged support',
    source: source(
      'Timoshenko',
      'Strength of Materials, part I',
      '3rd ed., 1955',
      'p. 10, problem 2; Ansys VM4',
      {
        text: 'the input of VM4 in PyMAPDL’s documentation and in simpleFEA',
        except: 'the results: stress F/(2A·sin) and deflection F·l/(2·EA·sin²) are its closed form',
      },
    ),
    drawing: {
      joints: { 1: [0, 0], 2: [90 * Math.sqrt(3), -90], 3: [180 * Math.sqrt(3), 0] },
      held: { 1: 'xy', 3: 'xy' },
      links: '12 23',
      forces: { 2: [0, -5000] },
      E: 30e6,
      A: 0.5,
      system: 1,
    },
    expected: [...stressesOf({ '12': 10_000, '23': 10_000 }), ...displacementsOf({ '2y': -0.12 })],
  }),
];
