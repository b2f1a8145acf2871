import { pin, roller, uniform } from '../beamCase.ts';
import type { Source } from '../problems/problem.ts';
import type { CodeExpected, CodeProblem } from './codeProblem.ts';

const FOOT = 12;
const KIP_FT = 12_000;
const KIP_PER_FT = 1000 / 12;

const A992 = { name: 'A992', E: 29e6, G: 11.2e6, strength: { tension: 50_000 } };
const A36 = { name: 'A36', E: 29e6, G: 11.2e6, strength: { tension: 36_000 } };

const W18X50 = { className: 'hsection', h: 18, b: 7.5, tw: 0.355, tf: 0.57, r1: 0.402 };
const W21X48 = { className: 'hsection', h: 20.6, b: 8.14, tw: 0.35, tf: 0.43, r1: 0.5 };
const W24X62 = { className: 'hsection', h: 23.7, b: 7.04, tw: 0.43, tf: 0.59, r1: 0.5 };
const W12X58 = { className: 'hsection', h: 12.2, b: 10, tw: 0.36, tf: 0.64, r1: 0.6 };
const C15X33_9 = {
  ...{ className: 'csection', h: 15, b: 3.4, tw: 0.4, tf: 0.65 },
  ...{ r1: 0.5, r2: 0.28, sf: 16.6667, uf: 1.5 },
};

interface UsBeam {
  readonly section: object;
  readonly material?: object;
  readonly feet: number;
  readonly dead: number;
  readonly live: number;
  readonly situation: 'ULS-STR' | 'ASD';
  readonly restraints: object;
  readonly alpha?: number;
}

/** A simple beam under uniform dead and live loads in kips per foot, with limits by AISC 360. */
function usBeam({
  section,
  material = A992,
  feet,
  dead,
  live,
  situation,
  restraints,
  alpha = 0,
}: UsBeam): object {
  const L = feet * FOOT;
  return {
    schema: 1,
    L,
    units: { system: 1 },
    selfWeight: false,
    materials: [material],
    sections: [{ label: 'section', units: 1, ...section }],
    beamSections: [{ x: L, materialIndex: 0, crossSectionIndex: 0, alpha }],
    supports: [pin(0), roller(L)],
    loads: [
      { ...uniform(0, L, -dead * KIP_PER_FT), sets: 1 },
      { ...uniform(0, L, -live * KIP_PER_FT), sets: 2 },
    ],
    caseSets: [
      { title: 'D', action: { kind: 'G' } },
      { title: 'L', action: { kind: 'Q', category: 'B' } },
    ],
    combinations: { rule: 'asce7-22', situations: [situation] },
    limits: { members: { standard: 'AISC 360-22', loadHeight: 'centre', ...restraints } },
  };
}

const EXAMPLES = {
  author: 'American Institute of Steel Construction',
  title: 'Companion to the Steel Construction Manual, volume 1: Design Examples',
  edition: 'version 15, 2017',
} as const;

const reprinted = (page: string): Source['compared'] => ({
  text: `the example as STAAD.Pro Help v19 reprints it on docs.bentley.com, page “${page}”`,
});

interface Example extends Omit<UsBeam, 'situation'> {
  readonly place: string;
  readonly about: string;
  readonly page?: string;
  readonly check: CodeExpected['check'];
  /** Design and allowable strength as printed; kip-ft, for shear kips. */
  readonly strengths: readonly [design: number, allowable: number];
  readonly tolerance: number;
  readonly more?: readonly CodeExpected[];
  readonly why?: string;
}

function pair({
  place,
  about,
  page,
  check,
  strengths,
  tolerance,
  more = [],
  why,
  ...beam
}: Example): CodeProblem[] {
  const unit = check === 'shear' ? 1000 : KIP_FT;
  return (['ULS-STR', 'ASD'] as const).map((situation, k) => ({
    id: `aisc-${place.toLowerCase().replaceAll('.', '-')}-${k === 0 ? 'lrfd' : 'asd'}`,
    title: `${place} ${k === 0 ? 'LRFD' : 'ASD'}: ${about}`,
    source: { ...EXAMPLES, place: `Example ${place}`, ...(page && { compared: reprinted(page) }) },
    document: usBeam({ ...beam, situation }),
    expected: [{ check, what: 'resistance', value: strengths[k]! * unit, tolerance }, ...more],
    ...(why && { why }),
  }));
}

const ROUNDED =
  'the profile is drawn with its root radii, whose moduli differ from those of the table in the third digit';
const SIMPLE = { feet: 35, dead: 0.45, live: 0.75, section: W18X50 };

/** Beams of the AISC Design Examples. */
export const aiscBeams: readonly CodeProblem[] = [
  ...pair({
    ...SIMPLE,
    place: 'F.1-1B',
    about: 'W18X50 of 35 ft, held all along',
    check: 'bending',
    restraints: { restraints: 'continuous' },
    strengths: [379, 252],
    tolerance: 5e-3,
    why: ROUNDED,
  }),
  ...pair({
    ...SIMPLE,
    place: 'F.1-2B',
    about: 'W18X50 of 35 ft, held at its ends and third points',
    page: 'V.AISC 360-16 W LTB Test F.1-2B',
    check: 'lateral',
    restraints: { restraints: 'places', units: 1, places: [0, 140, 280, 420] },
    strengths: [304.7, 202.7],
    tolerance: 7e-3,
    more: [
      { check: 'lateral', what: 'Cb', value: 1.01, tolerance: 5e-3 },
      { check: 'lateral', what: 'Lp', value: 5.83 * FOOT, tolerance: 5e-3 },
      { check: 'lateral', what: 'Lr', value: 16.9 * FOOT, tolerance: 5e-3 },
    ],
    why: ROUNDED,
  }),
  ...pair({
    ...SIMPLE,
    place: 'F.1-3B',
    about: 'W18X50 of 35 ft, held at its ends and in the middle',
    check: 'lateral',
    restraints: { restraints: 'places', units: 1, places: [0, 210, 420] },
    strengths: [288, 192],
    tolerance: 1e-2,
    more: [{ check: 'lateral', what: 'Cb', value: 1.3, tolerance: 5e-3 }],
    why: ROUNDED,
  }),
  ...pair({
    place: 'F.2-1B',
    about: 'C15X33.9 of 25 ft, held all along',
    page: 'V.AISC 360-16 C Flex Mem F.2-1A',
    section: C15X33_9,
    material: A36,
    ...{ feet: 25, dead: 0.23, live: 0.69 },
    check: 'bending',
    restraints: { restraints: 'continuous' },
    strengths: [137, 91.3],
    tolerance: 1e-2,
    why: ROUNDED,
  }),
  ...pair({
    place: 'F.2-2B',
    about: 'C15X33.9 of 25 ft, held at its ends and fifth points',
    page: 'V.AISC 360-16 C LTB Test F.2B',
    section: C15X33_9,
    material: A36,
    ...{ feet: 25, dead: 0.23, live: 0.69 },
    check: 'lateral',
    restraints: { restraints: 'places', units: 1, places: [0, 60, 120, 180, 240, 300] },
    strengths: [131, 86.8],
    tolerance: 1.5e-2,
    why: ROUNDED,
  }),
  ...pair({
    place: 'F.3B',
    about: 'W21X48 of 40 ft, whose flange is not compact',
    page: 'V.AISC 360-16 W Local Buckling F.3A',
    section: W21X48,
    ...{ feet: 40, dead: 0.05, live: 0.9 },
    check: 'bending',
    restraints: { restraints: 'continuous' },
    strengths: [397.7, 264.6],
    tolerance: 5e-3,
    why: ROUNDED,
  }),
  ...pair({
    place: 'F.5',
    about: 'W12X58 of 15 ft, bent about its weak axis',
    page: 'V.AISC 360-16 I Minor Axis Bending F.5',
    section: W12X58,
    alpha: 90,
    ...{ feet: 15, dead: 0.667, live: 2 },
    check: 'bending',
    restraints: { restraints: 'supports' },
    strengths: [121.9, 81.2],
    tolerance: 5e-3,
    why: ROUNDED,
  }),
  ...pair({
    place: 'F.7B',
    about: 'HSS10X6X3/16 of 21 ft, whose flange is not compact',
    page: 'V.AISC 360-16 HSST NonCompact Flange F.7',
    section: { className: 'rectangularpipe', h: 10, b: 6, tw: 0.174, r1: 0.348 },
    ...{ feet: 21, dead: 0.15, live: 0.4 },
    check: 'bending',
    restraints: { restraints: 'supports' },
    // Mn = 900 - (900 - 50·14.9)·(3.57·31.5·sqrt(50/29 000) - 4) = 796 kip-in.
    strengths: [0.9 * (796 / 12), 796 / 12 / 1.67],
    tolerance: 1e-2,
    why: 'the rounded corners are drawn, whose moduli differ from those of the table in the third digit',
  }),
  ...pair({
    place: 'F.8B',
    about: 'HSS8X8X3/16 of 21 ft, whose flange is slender',
    page: 'V.AISC 360-16 HSST Slender Flange F.8',
    section: { className: 'rectangularpipe', h: 8, b: 8, tw: 0.174, r1: 0.348 },
    ...{ feet: 21, dead: 0.125, live: 0.375 },
    check: 'bending',
    restraints: { restraints: 'continuous' },
    strengths: [45.4, 30.2],
    tolerance: 1e-2,
    why: 'the rounded corners are drawn, whose moduli differ from those of the table in the third digit',
  }),
  ...pair({
    place: 'G.1B',
    about: 'W24X62 in shear',
    page: 'V. AISC 360-16 Shear Strong Axis',
    section: W24X62,
    ...{ feet: 20, dead: 4.8, live: 14.5 },
    check: 'shear',
    restraints: { restraints: 'continuous' },
    strengths: [305.7, 203.8],
    tolerance: 1e-3,
    more: [],
  }),
  ...pair({
    place: 'G.6',
    about: 'W21X48 in shear along its flanges',
    page: 'V. AISC 360-16 Shear Weak Axis',
    section: W21X48,
    alpha: 90,
    ...{ feet: 10, dead: 4, live: 12 },
    check: 'shear',
    restraints: { restraints: 'supports' },
    strengths: [189, 125.8],
    tolerance: 1e-3,
  }),
  {
    id: 'aisc-h-1b-asd',
    title: 'H.1B ASD: W14X99 of 14 ft, 267 kips and 167 kip-ft',
    source: {
      ...EXAMPLES,
      place: 'Example H.1B',
      compared: {
        text: 'the example as STAAD.Pro Help v19 reprints it on docs.bentley.com, page “V. AISC 360-16 W Compression and Biaxial Bending H1.B”',
        except: 'the moment about the weak axis that acts there too',
      },
    },
    document: {
      schema: 1,
      L: 168,
      units: { system: 1 },
      selfWeight: false,
      materials: [A992],
      sections: [
        { label: 'W14X99', units: 1, className: 'hsection', h: 14.2, b: 14.6, tw: 0.485, tf: 0.78, r1: 0.6 },
      ],
      beamSections: [{ x: 168, materialIndex: 0, crossSectionIndex: 0 }],
      supports: [pin(0), roller(168)],
      loads: [
        { className: 'BendingMoment', x: 0, c: [-167 * KIP_FT] },
        { className: 'BendingMoment', x: 168, c: [167 * KIP_FT] },
        { className: 'AxialLoad', x: 168, c: [-267_000] },
      ],
      limits: { members: { standard: 'AISC 360-22', restraints: 'supports', K: [{ y: 1 }] } },
    },
    expected: [
      { check: 'compression', what: 'resistance', value: 751_000, tolerance: 1e-2 },
      { check: 'compression', what: 'moment', value: 428 * KIP_FT, tolerance: 1e-2 },
    ],
    why: ROUNDED,
  },
];
