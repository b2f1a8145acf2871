/** Sections whose properties are in a worked example that was read. */
import { CRANDALL_TEXT, type GereProblem, PEERY_TEXT, PILKEY_TEXT, gere } from '../problems/stressTexts.ts';
import type { Source } from '../problems/problem.ts';
import { printed, properties } from './sectionProblem.ts';
import type { SectionProblem } from './sectionProblem.ts';

const pilkey = (place: string): Source => ({
  author: 'Pilkey',
  title: 'Analysis and Design of Elastic Beams',
  edition: '2002',
  place,
  compared: PILKEY_TEXT,
});
const peery = (place: string): Source => ({
  author: 'Peery',
  title: 'Aircraft Structures',
  edition: '1st ed., 1950',
  place,
  compared: PEERY_TEXT,
});

const THIN = 'the book solves the walls as an elastic body, the solver by their centre lines';

export const bookSections: readonly SectionProblem[] = [
  {
    id: 'pilkey-1.1',
    title: 'Angle with walls a/10 thick and legs 2a and a, in the orientation of the program',
    source: pilkey('Example 1.1, p. 18'),
    section: { className: 'lsection', units: 1, h: 2.05, b: 1.05, t: 0.1 },
    expected: [
      ...printed({ A: 0.3, Iy: 0.1336, Iz: 0.0252, Iyz: -0.0332, Iu: 0.143, Iv: 0.0158 }, 4),
      ...properties({ ey: 0.2163, ez: 0.7163 }, { tolerance: 6e-5, scale: 1 }),
      ...properties({ alpha: 15.7589 }, { tolerance: 1e-3 }),
    ],
    why: 'ey = (0.205·0.05 + 0.095·0.575)/0.3 = 0.21625 and ez = (0.205·1.025 + 0.095·0.05)/0.3 = 0.71625 lie halfway between two numbers of four decimals; the angle follows from second moments rounded to four decimals',
  },
  {
    id: 'pilkey-6.2',
    title: 'Channel of walls c/10 thick',
    source: pilkey('Example 6.2, p. 253'),
    section: { className: 'csection', units: 1, h: 2.1, b: 1.05, tw: 0.1, tf: 0.1 },
    expected: [
      ...printed({ ey: 0.29937 }, 5),
      ...properties({ yShear: -0.62056 }, { tolerance: 0.015 }),
      ...properties({ It: 0.00133 }, { tolerance: 0.02 }),
    ],
    why: THIN,
  },
  {
    id: 'pilkey-5.7',
    title: 'Tube 8 by 0.25 in: torsion constant',
    source: pilkey('Example 5.7, p. 189'),
    section: { className: 'roundpipe', units: 1, Dy: 8, tw: 0.25 },
    expected: printed({ It: 91.49 }, 2),
  },
  {
    id: 'peery-6.2.1',
    title: 'I-section 3 by 6 in, 1 in thick',
    source: peery('Example 1 of section 6.2'),
    section: { className: 'hsection', units: 1, h: 6, b: 3, tw: 1, tf: 1 },
    expected: printed({ Iy: 43.3 }, 1),
  },
  {
    id: 'peery-7.2.1',
    title: 'Zee 6 by 12 in, 2 in thick',
    source: peery('Example 1 of section 7.2'),
    section: { className: 'zsection', units: 1, h: 12, b: 6, tw: 2, tf: 2 },
    expected: [
      ...printed({ Iy: 693.3, Iz: 173.3 }, 1),
      ...printed({ Iyz: -240, Iu: 787 }, 0),
      ...printed({ Iv: 79.5 }, 1),
    ],
  },
  web('5.10-1', { b: 6, t: 0.5, h: 12, h1: 10.5 }, 333.4, 1),
  {
    id: 'gere-5.10-2-section',
    title: 'Wide-flange section 180 by 420 mm',
    source: gere('5.10-2'),
    section: { className: 'hsection', h: 420, b: 180, tw: 12, tf: 20 },
    expected: printed({ Iy: 34_310 }, 0, 10),
  },
  web('5.10-3', { b: 6.535, t: 0.285, h: 8.06, h1: 7.13 }, 96.36, 2),
  {
    id: 'gere-5.10-11-section',
    title: 'Square box 12 in outside, 10 in inside',
    source: gere('5.10-11'),
    section: { className: 'rectangularpipe', units: 1, b: 12, h: 12, tw: 1 },
    expected: [...printed({ Iy: 894.67, Iz: 894.67 }, 2), ...printed({ SyMax: 91 }, 1)],
  },
  {
    id: 'gere-5.10-13-section',
    title: 'Tee 10 by 7 in',
    source: gere('5.10-13'),
    section: { className: 'tsection', units: 1, b: 10, h: 7, tw: 0.5, tf: 0.8 },
    expected: printed({ ez: 5.623, Iy: 37.726 }, 3),
  },
  web('5.5-9 of the 6th ed.', { b: 8, t: 0.625, h: 20, h1: 18.25 }, 1597.7, 1),
  web('5.5-9', { b: 8, t: 0.625, h: 22, h1: 20.25 }, 1995, 0),
  {
    id: 'gere-5.5-8-section',
    title: 'Bridge girder 620 by 2600 mm',
    source: gere('5.5-8'),
    section: { className: 'hsection', h: 2600, b: 620, tw: 28, tf: 52 },
    expected: printed({ Iy: 14.1e6 }, 1, 1e6),
  },
  {
    id: 'angle-300',
    title: 'Equal angle 300x300x25, sharp',
    source: {
      author: 'Boresi, Schmidt',
      title: 'Advanced Mechanics of Materials',
      edition: '6th ed., 2003',
      place: 'Problem 7.20',
      compared: { text: 'the solution at coursehero.com, document 6071105' },
    },
    section: { className: 'lsection', h: 300, t: 25 },
    expected: [
      ...printed({ A: 143.75 }, 2),
      ...printed({ ey: 84.239, ez: 84.239 }, 3),
      ...printed({ Iy: 12_440, Iz: 12_440 }, 0, 10),
      ...printed({ Iyz: -7398 }, 0),
    ],
  },
  {
    id: 'crandall-7.2',
    title: 'Tee 9 by 20 in',
    source: {
      author: 'Crandall, Dahl',
      title: 'An Introduction to the Mechanics of Solids',
      edition: '1959',
      place: 'p. 294, problem 7.2',
      compared: CRANDALL_TEXT,
    },
    section: { className: 'tsection', units: 1, h: 20, b: 9, tf: 4, tw: 1.5 },
    // 100 000 lbf·in cause 700 psi at the foot of the web.
    expected: properties({ WyBottom: 100_000 / 700, ez: 14, Iy: 2000 }),
  },
];

function web(
  problem: GereProblem,
  { b, t, h, h1 }: { b: number; t: number; h: number; h1: number },
  I: number,
  digits: number,
): SectionProblem {
  return {
    id: `gere-${problem.replaceAll(' ', '-').replace('.-', '-')}-section`,
    title: `Wide-flange section ${b} by ${h} in`,
    source: gere(problem),
    section: { className: 'hsection', units: 1, h, b, tw: t, tf: (h - h1) / 2 },
    expected: printed({ Iy: I }, digits),
  };
}
