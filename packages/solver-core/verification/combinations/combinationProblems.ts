import { type CombinationProblem, uniformBeam } from './combinationProblem.ts';

const KIP_PER_FT = 1000 / 12;
const KIP_FT = 12_000;
const FOOT = 12;

const G = { kind: 'G' } as const;
const OFFICE = { kind: 'Q', category: 'B' } as const;

/** Half of the last digit, relative to a printed number with a number of decimals. */
const half = (printed: number, decimals: number): number => (0.5000001 * 10 ** -decimals) / printed;

const AISC = {
  author: 'AISC',
  title: 'Companion to the Steel Construction Manual, Volume 1: Design Examples',
  edition: 'version 15',
} as const;

function aiscBeam(
  example: string,
  [feet, dead, live]: readonly [number, number, number],
  { LRFD, ASD, decimals }: { readonly LRFD: number; readonly ASD: number; readonly decimals: number },
): CombinationProblem {
  return {
    id: `aisc-${example.toLowerCase()}`,
    title: `A simple beam of ${feet} ft under ${dead} kip/ft dead and ${live} kip/ft live load`,
    source: { ...AISC, place: `Example ${example}` },
    document: uniformBeam({
      ...{ system: 1, span: feet * FOOT, rule: 'asce7-16' },
      actions: [
        { action: G, q: dead * KIP_PER_FT },
        { action: OFFICE, q: live * KIP_PER_FT },
      ],
    }),
    expected: [
      { situation: 'ULS-STR', of: 0, value: LRFD * KIP_FT, tolerance: half(LRFD, decimals) },
      { situation: 'ASD', of: 0, value: ASD * KIP_FT, tolerance: half(ASD, decimals) },
    ],
  };
}

const NORWEGIAN = {
  author: 'a course in reinforced concrete by NS-EN 1990:2002/NA:2008',
  title: 'Lecture 3',
  edition: 'scribd.com, document 385370750',
  place: 'Example 3',
} as const;

/** Loads of a course, N/m. */
const RESIDENTIAL = [43_200, 36_000] as const;

/** The actions on beams whose combinations books and guides print. */
export const COMBINATION_GROUPS: readonly {
  readonly title: string;
  readonly problems: readonly CombinationProblem[];
}[] = [
  {
    title: 'Combinations by ASCE 7',
    problems: [
      aiscBeam('F.1-1A', [35, 0.45, 0.75], { LRFD: 266, ASD: 184, decimals: 0 }),
      aiscBeam('F.8-1A', [7.5, 0.145, 0.435], { LRFD: 6.12, ASD: 4.08, decimals: 2 }),
    ],
  },
  {
    title: 'Combinations by EN 1990',
    problems: [
      {
        id: 'norwegian-three-spans',
        title: 'Three spans of 7.2 m with the variable load on the worst spans',
        source: NORWEGIAN,
        document: uniformBeam({
          ...{ span: 7.2, spans: 3, rule: 'en1990-no' },
          actions: [
            { action: G, q: RESIDENTIAL[0] },
            { action: { kind: 'Q', category: 'A', pattern: 'any' }, q: RESIDENTIAL[1] },
          ],
        }),
        expected: [
          { situation: 'ULS-STR', of: 'least', value: -596_300, tolerance: 2e-3 },
          { situation: 'ULS-STR', of: 0, value: 497_000, tolerance: 3e-3 },
        ],
        why: 'the example reads coefficients of three digits from a table: 0.117 stands for 7/60',
      },
      {
        id: 'norwegian-one-span',
        title: 'The design load of the same beam: 105.8 kN/m on one span of 1 m',
        source: NORWEGIAN,
        document: uniformBeam({
          ...{ span: 1, rule: 'en1990-no' },
          actions: [
            { action: G, q: RESIDENTIAL[0] },
            { action: { kind: 'Q', category: 'A' }, q: RESIDENTIAL[1] },
          ],
        }),
        expected: [{ situation: 'ULS-STR', of: 0, value: 105_800 / 8, tolerance: half(105.8, 1) }],
      },
      {
        id: 'office-floor',
        title: 'An office floor beam with two variable loads, on one span of 1 m',
        source: {
          author: 'steelcalculator.pages.dev',
          title: 'UK Load Combinations',
          edition: 'web page',
          place: 'expressions (6.10), (6.14b) and (6.16b)',
        },
        document: uniformBeam({
          ...{ span: 1, rule: 'en1990' },
          actions: [
            { action: G, q: 35_000 },
            { action: OFFICE, q: 20_000 },
            { action: OFFICE, q: 3000 },
          ],
        }),
        expected: (
          [
            ['ULS-STR', 80.4],
            ['SLS-characteristic', 57.1],
            ['SLS-quasi-permanent', 41.9],
          ] as const
        ).map(([situation, load]) => ({
          ...{ situation, of: 0, value: (load * 1000) / 8, tolerance: half(load, 1) },
        })),
      },
    ],
  },
];
