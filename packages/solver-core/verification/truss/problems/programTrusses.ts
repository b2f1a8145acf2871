/** Trusses with results printed by other programs. */
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

const SHARP = 'SharpFE, SharpFE.Examples/Truss/TrussIn3DModel.cs, which names the example';
const program = (name: string, where: string, place: string) =>
  source(name, name, where, place, 'the file itself');

const logan38 = {
  joints: { 1: [72, 0, 0], 2: [0, 36, 0], 3: [0, 36, 72], 4: [0, 0, -48] },
  held: { 1: 'y', 2: 'xyz', 3: 'xyz', 4: 'xyz' },
  links: '12 13 14',
  forces: { 1: [0, 0, -1000] },
  E: 1.2e6,
  A: { '12': 0.302, '13': 0.729, '14': 0.187 },
  system: 1,
} as const;

export const programTrusses: readonly TrussProblem[] = [
  trussProblem({
    id: 'sympy-four-nodes',
    title: 'Four joints, five links',
    source: program('SymPy', 'github.com/sympy/sympy', 'physics/continuum_mechanics/truss.py, Truss.solve'),
    drawing: {
      joints: { 1: [0, 0], 2: [6, 0], 3: [2, 2], 4: [2, 0] },
      held: { 1: 'xy', 2: 'y' },
      links: '14 24 13 23 34',
      forces: { 4: [0, -10] },
    },
    expected: [
      ...forcesOf({
        '14': 20 / 3,
        '24': 20 / 3,
        '13': (-20 * Math.SQRT2) / 3,
        '23': (-10 * Math.sqrt(5)) / 3,
        '34': 10,
      }),
      ...reactionsOf({ '1x': 0, '1y': 20 / 3, '2y': 10 / 3 }),
    ],
  }),
  trussProblem({
    id: 'hibbeler-14-3',
    title: 'Two links, displacements by stiffness',
    source: source(
      'Hibbeler',
      'Structural Analysis',
      'chapter 14',
      'example 14.3',
      'DirectStiffnessMethod.jl, test, which names the example; forces in kip, lengths in ft and AE = 1 there',
    ),
    drawing: {
      joints: { 1: [3, 4], 2: [0, 0], 3: [3, 0] },
      held: { 1: 'xy', 3: 'xy' },
      links: '23 12',
      forces: { 2: [0, -2e3] },
      A: 5,
    },
    expected: [
      ...displacementsOf({ '2x': 4.5e3 / 1e8, '2y': -19e3 / 1e8 }),
      ...reactionsOf({ '1x': 1.5e3, '1y': 2e3, '3x': -1.5e3, '3y': 0 }),
    ],
  }),
  trussProblem({
    id: 'ferreira-5-2',
    title: 'A space truss of three links',
    source: source(
      'Ferreira',
      'MATLAB Codes for Finite Element Analysis',
      'Springer, 2009',
      'section 5.2',
      SHARP,
    ),
    drawing: logan38,
    expected: [
      ...reactionsOf({ '1y': -223.1632, '2x': 256.1226, '2y': -128.0613, '2z': 0 }, printed(4)),
      ...reactionsOf({ '3x': -702.4491, '3y': 351.2245, '3z': 702.4491 }, printed(4)),
      ...reactionsOf({ '4x': 446.3264, '4y': 0, '4z': 297.5509 }, printed(4)),
      ...displacementsOf({ '1x': -0.0711, '1z': -0.2662 }, printed(4)),
    ],
  }),
  trussProblem({
    id: 'logan-3-8',
    title: 'The same case in the book that it comes from',
    source: source('Logan', 'A First Course in the Finite Element Method', '4th ed.', 'example 3.8', SHARP),
    drawing: logan38,
    expected: displacementsOf({ '1x': -0.072, '1z': -0.264 }, { tolerance: 0.0025, scale: 1 }),
    why: 'the book rounds the stiffness to three digits; SharpFE allows 0.003',
  }),
  trussProblem({
    id: 'ferreira-5-3',
    title: 'A space truss of four links',
    source: source(
      'Ferreira',
      'MATLAB Codes for Finite Element Analysis',
      'Springer, 2009',
      'section 5.3',
      SHARP,
    ),
    drawing: {
      joints: { 1: [4, 4, 3], 2: [0, 4, 0], 3: [0, 4, 6], 4: [4, 0, 3], 5: [8, -1, 1] },
      held: { 2: 'xyz', 3: 'xyz', 4: 'xyz', 5: 'xyz' },
      links: '12 13 14 15',
      forces: { 1: [0, -10_000, 0] },
      E: 210_000,
      A: 1,
    },
    expected: [
      ...reactionsOf({ '2x': 270.9, '2z': 203.2, '3x': 1354.6, '4y': 7968.1 }, printed(1)),
      ...reactionsOf({ '3z': -1016 }, printed(0)),
      ...reactionsOf({ '5x': -1625.5, '5y': 2031.9, '5z': 812.8 }, printed(1)),
      ...displacementsOf({ '1x': -0.0003024, '1y': -0.0015177, '1z': 0.0002688 }, printed(7)),
      ...verdictOf({ degree: 1 }),
    ],
  }),
  trussProblem({
    id: 'logan-3-9',
    title: 'A bracket in space',
    source: source('Logan', 'A First Course in the Finite Element Method', '4th ed.', 'example 3.9', SHARP),
    drawing: {
      joints: { 1: [12, -3, -4], 2: [0, 0, 0], 3: [12, -3, -7], 4: [14, 6, 0] },
      held: { 2: 'xyz', 3: 'xyz', 4: 'xyz' },
      links: '12 13 14',
      forces: { 1: [20e3, 0, 0] },
      E: 210_000,
      A: 10,
    },
    expected: [
      ...displacementsOf({ '1x': 0.001383, '1y': -0.00005119 }, { tolerance: 1e-6, scale: 1 }),
      ...displacementsOf({ '1z': 0.00006015 }, printed(8)),
    ],
    why: 'the book rounds intermediate results; SharpFE allows 1e-6',
  }),
  trussProblem({
    id: 'trusscalc-warren',
    title: 'A Warren truss of four panels',
    source: program('trusscalc_2D', 'github.com/FK-MAD/trusscalc_2D', 'README, default example'),
    drawing: {
      joints: {
        ...{ 1: [0, 0], 2: [0.5, 0.5], 3: [1, 0], 4: [1.5, 0.5], 5: [2, 0] },
        ...{ 6: [2.5, 0.5], 7: [3, 0], 8: [3.5, 0.5], 9: [4, 0] },
      },
      held: { 1: 'xy', 9: 'y' },
      links: '12 13 23 24 34 35 45 46 56 57 67 68 78 79 89',
      forces: { 3: [0, -50e3], 5: [0, -50e3], 7: [0, -50e3] },
      A: 100,
    },
    expected: [
      ...forcesOf(
        { '12': -106.1e3, '23': 106.1e3, '34': -35.36e3, '45': 35.36e3 },
        { tolerance: 50, scale: 1 },
      ),
      ...forcesOf({ '13': 75e3, '24': -150e3, '35': 175e3, '46': -200e3 }),
      ...displacementsOf({ '2x': 0.00025, '3x': 3.75e-5, '4x': 0.000175, '9x': 0.00025, '8x': 0 }),
      ...displacementsOf({ '3y': -0.0005686, '4y': -0.0007237, '5y': -0.0007914 }, printed(7)),
      ...reactionsOf({ '1y': 75e3, '9y': 75e3 }),
    ],
  }),
  trussProblem({
    id: 'simplefea-triangle',
    title: 'A triangle with a horizontal force',
    source: program('simpleFEA', 'github.com/robsiegwart/simpleFEA', 'README'),
    drawing: {
      joints: { 1: [0, 0], 2: [10, 0], 3: [10, 10] },
      held: { 1: 'xy', 2: 'y' },
      links: '12 13 23',
      forces: { 3: [100, 0] },
      E: 5e5,
      A: 0.25,
      system: 1,
    },
    expected: [
      ...displacementsOf({ '3x': 0.03062741699796952, '3y': -0.008, '2x': 0 }),
      ...forcesOf({ '13': 141.42135623730948 }),
      ...stressesOf({ '13': 565.6854249492379 }),
    ],
  }),
  trussProblem({
    id: 'opensees-example-1-1',
    title: 'Three bars to the ground',
    source: source('OpenSees', 'OpenSees Examples Manual', 'Example 1.1', 'displacement of node 4', {
      text: 'the input in the OpenSees repository, EXAMPLES/ExampleScripts',
      except: 'the results, which are from memory',
    }),
    drawing: {
      joints: { 1: [0, 0], 2: [144, 0], 3: [168, 0], 4: [72, 96] },
      held: { 1: 'xy', 2: 'xy', 3: 'xy' },
      links: '14 24 34',
      forces: { 4: [100e3, -50e3] },
      E: 3e6,
      A: { '14': 10, '24': 5, '34': 5 },
      system: 1,
    },
    expected: displacementsOf({ '4x': 0.530094, '4y': -0.177894 }, { tolerance: 2e-6, scale: 1 }),
    why: 'the results are cited from memory, including their last digit',
  }),
  trussProblem({
    id: 'gramoll-inter-stage',
    title: 'One joint of a ring between rocket stages',
    source: source(
      'Gramoll',
      'Multimedia Engineering Statics',
      'eCourses',
      'section 6.3, case study',
      'ecoursesbook.com, Statics 06.3, case solution',
    ),
    drawing: {
      joints: {
        B: [0, -1, 0],
        D: [-0.75 * Math.sin(Math.PI / 8), -0.75 * Math.cos(Math.PI / 8), 1],
        E: [0.75 * Math.sin(Math.PI / 8), -0.75 * Math.cos(Math.PI / 8), 1],
      },
      held: { B: 'y', D: 'xyz', E: 'xyz' },
      links: 'BD BE',
      forces: { B: [0, 0, 300e3] },
    },
    expected: forcesOf({ BD: -162.7e3, BE: -162.7e3 }, { tolerance: 100, scale: 1 }),
    why: 'the source rounds the unit vector to four digits: 300/(2·0.9217) is 162.74; without rounding it is 162.77',
  }),
];
