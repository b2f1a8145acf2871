/**
 * Worked examples of Clapeyron's three-moment equation whose solutions were read; the first is in THEORY.md line by
 * line.
 */
import { beamCase, clamp, force, linear, moment, pin, roller, uniform } from '../beamCase.ts';
import type { ComparedText } from './comparedTexts.ts';
import { at, degree, published, reaction } from './problem.ts';
import type { Problem, Source } from './problem.ts';
import { usBeam } from './usBeam.ts';

const HICKS: Source = {
  author: 'Hicks',
  title: 'Handbook of Civil Engineering Calculations',
  edition: '2nd ed., 2007',
  place: 'Theorem of three moments, p. 1.63',
  compared: {
    text: 'the page itself at digilib.universitaspertamina.ac.id, and its copy at issuhub.com/view/index/4963',
    except: 'the equation that gives M, on the page before',
  },
};

const lecture = (example: string, page: string): Source => ({
  author: 'NPTEL, Structural Analysis I',
  title: 'Module 5, Force Method: Three Moment Equation',
  edition: '2010',
  place: `Example ${example}`,
  compared: {
    text: `the example at archive.nptel.ac.in, course 105101085, Module-5/Lecture-4/${page}`,
    except:
      'the beam itself, a picture there: its spans and loads follow from the equations that are printed',
  },
});

const MATHALINO: ComparedText = { text: 'the solution at mathalino.com, Strength of Materials reviewer' };
const singer = (problem: number, except?: string): Source => ({
  author: 'Singer, Pytel',
  title: 'Strength of Materials',
  edition: '4th ed., 1987',
  place: `Problem ${problem}`,
  compared: { ...MATHALINO, ...(except !== undefined && { except }) },
});
const KASSIMALI: Source = {
  author: 'Kassimali',
  title: 'Structural Analysis',
  edition: '6th ed., 2020',
  place: 'Example D.3',
  compared: { text: 'the solution at holooly.com, question D.3' },
};

const FT = 12;
const KIP = 1000;
const KIP_FT = KIP * FT;

/** Spans of 10 and 15 ft, in inches and lbf: 6 kips in the middle and 2 kips/ft; 10 kips at 9 ft and 3 kips/ft. */
export const HICKS_BEAM: object = usBeam(25 * FT, {
  supports: [pin(0), roller(10 * FT), roller(25 * FT)],
  loads: [
    force(5 * FT, -6 * KIP),
    uniform(0, 10 * FT, (-2 * KIP) / FT),
    force(19 * FT, -10 * KIP),
    uniform(10 * FT, 25 * FT, (-3 * KIP) / FT),
  ],
});

/** Spans of 3 m: 120 kN in the middle of one, 40 kN/m on the other. */
function lectureBeam(first: object): object {
  return beamCase(6, {
    supports: [first, roller(3), roller(6)],
    loads: [force(1.5, -120e3), uniform(3, 6, -40e3)],
  });
}

export const threeMomentExamples: readonly Problem[] = [
  {
    id: 'hicks-two-span',
    title: 'Spans of 10 and 15 ft, each under a force and a uniform load',
    source: HICKS,
    document: HICKS_BEAM,
    expected: [
      degree(1),
      at('M', 10 * FT, -80.2 * KIP_FT, published(1, KIP_FT)),
      reaction(0, 'normal', 4.98 * KIP, published(2, KIP)),
      reaction(1, 'normal', 52.87 * KIP, published(2, KIP)),
      reaction(2, 'normal', 23.15 * KIP, published(2, KIP)),
      at('Q', 10 * FT, -21.02 * KIP, { ...published(2, KIP), side: 'left' }),
      at('Q', 10 * FT, 31.85 * KIP, published(2, KIP)),
    ],
    // The book continues with M rounded to 80.2, which changes a reaction by 0.045/10 kips.
  },
  {
    id: 'nptel-5.22',
    title: 'Two spans of 3 m: 120 kN in one, 40 kN/m on the other',
    source: lecture('5.22', '5.4_4.html'),
    document: lectureBeam(pin(0)),
    expected: [
      at('M', 3, -56.25e3),
      reaction(0, 'normal', 41.25e3),
      reaction(1, 'normal', 157.5e3),
      reaction(2, 'normal', 41.25e3),
    ],
  },
  {
    id: 'nptel-5.23',
    title: 'The same beam with its first support clamped',
    source: lecture('5.23', '5.4_5.html'),
    document: lectureBeam(clamp(0)),
    expected: [degree(2), at('M', 0, -45e3), at('M', 3, -45e3)],
  },
  {
    id: 'singer-826',
    title: 'Three spans: a couple, a uniform load, a force',
    source: singer(826, 'the place of the force, which follows from the printed factor'),
    document: beamCase(11, {
      supports: [pin(0), roller(4), roller(8), roller(11)],
      loads: [moment(2, -8000), uniform(4, 8, -2000), force(9, -6000)],
    }),
    expected: [at('M', 4, -1692.3, published(1)), at('M', 8, -3230.7, { tolerance: 0.1, scale: 1 })],
    why: 'the three-moment equations 16·M2 + 4·M3 = -40 000 and 4·M2 + 14·M3 = -52 000 give M2 = -22 000/13 = -1692.31 and M3 = -42 000/13 = -3230.77; the source truncates the second moment instead of rounding it',
  },
  {
    id: 'singer-849',
    title: 'Two spans of 3 m between clamps under a triangular load of 4 kN/m',
    source: singer(849, 'the loads, which follow from the factors that are printed'),
    document: beamCase(6, {
      supports: [clamp(0), roller(3), clamp(6)],
      loads: [linear(0, 6, 0, -4000)],
    }),
    expected: [at('M', 0, -300), at('M', 3, -1500), at('M', 6, -2700, { side: 'left' })],
  },
  {
    id: 'kassimali-d.3',
    title: 'Clamped end, spans of 20 and 30 ft, 90 k·ft from an overhang',
    source: KASSIMALI,
    document: usBeam(50 * FT, {
      supports: [clamp(0), roller(20 * FT), roller(50 * FT)],
      loads: [
        force(10 * FT, -45 * KIP),
        uniform(20 * FT, 50 * FT, (-1.8 * KIP) / FT),
        moment(50 * FT, -90 * KIP_FT),
      ],
    }),
    expected: [
      at('M', 0, -97.5 * KIP_FT),
      at('M', 20 * FT, -142.5 * KIP_FT),
      at('M', 50 * FT, -90 * KIP_FT, { side: 'left' }),
    ],
  },
];
