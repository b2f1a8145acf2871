/**
 * Axial and inclined loads. Goodno, Gere, Mechanics of Materials, 9th ed., 2018, chapter 2 (bars); Hibbeler,
 * Engineering Mechanics: Statics, 14th ed., 2016, chapters 5 and 7 (equilibrium and internal forces of a beam under an
 * inclined load).
 */
import { axial, beamCase, clamp, pin, roller, spring } from '../beamCase.ts';
import { at, degree, reaction } from './problem.ts';
import type { Expected, Problem, Source } from './problem.ts';

const L = 6;
const EA = 2e9;
const EI = 2e7;
const P = 45e3;
const p = 9e3;

const left = { side: 'left' } as const;

const GERE = { author: 'Goodno, Gere', title: 'Mechanics of Materials', edition: '9th ed., 2018' };
const STATICS = { author: 'Hibbeler', title: 'Engineering Mechanics: Statics', edition: '14th ed., 2016' };

export const axialAndInclined: readonly Problem[] = [
  bar(
    'bar-end-load',
    'Bar with a load at its end',
    { ...GERE, place: 'Section 2.2, δ = PL/EA' },
    {
      supports: [clamp(0)],
      loads: [axial(L, P)],
      expected: [at('N', 2, P), at('u', L, (P * L) / EA), reaction(0, 'axial', -P)],
    },
  ),
  bar(
    'bar-two-walls',
    'Bar between rigid walls',
    { ...GERE, place: 'Section 2.4, Example 2-5 in symbols' },
    {
      supports: [clamp(0), clamp(L)],
      loads: [axial(2, P)],
      expected: [
        reaction(0, 'axial', (-P * 4) / L),
        reaction(1, 'axial', (-P * 2) / L),
        at('N', 2, (P * 4) / L, left),
        at('N', 2, (-P * 2) / L),
        at('u', 2, (P * 2 * 4) / (L * EA)),
      ],
    },
  ),
  bar(
    'bar-spread-load',
    'Bar under a uniform axial load',
    { ...GERE, place: 'Section 2.3, δ = pL²/2EA' },
    {
      supports: [clamp(0)],
      loads: [{ className: 'DistributedLoad', x: [0, L], y: [p, p, p], alpha: 0 }],
      expected: [at('N', 0, p * L), at('N', 2, p * (L - 2)), at('u', L, (p * L ** 2) / (2 * EA))],
    },
  ),
  bar(
    'bar-rising-load',
    'Bar under an axial load rising to its end',
    { ...GERE, place: 'Section 2.3, integral of N/EA' },
    {
      supports: [clamp(0)],
      loads: [{ className: 'DistributedLoad', x: [0, L], y: [0, p / 2, p], alpha: 0 }],
      expected: [at('N', 0, (p * L) / 2), at('u', L, (p * L ** 2) / (3 * EA))],
    },
  ),
  bar(
    'bar-spring',
    'Bar held by a spring at its end',
    { ...GERE, place: 'Section 2.4, compatibility' },
    {
      supports: [clamp(0), spring(L, { x: 3e8, y: 1 })],
      loads: [axial(L, P)],
      expected: [at('u', L, P / (EA / L + 3e8)), reaction(1, 'axial', -P / (1 + EA / (3e8 * L)))],
    },
  ),
  bar(
    'inclined-load',
    'Simple beam, load at 60 degrees',
    { ...STATICS, place: 'Chapter 7, internal forces' },
    {
      supports: [pin(0), roller(L)],
      loads: [{ className: 'GenericLoad', x: 2, c: [P], alpha: -60 }],
      expected: [
        degree(0),
        reaction(0, 'axial', -P / 2),
        reaction(0, 'normal', (P * (Math.sqrt(3) / 2) * 4) / L),
        reaction(1, 'normal', (P * (Math.sqrt(3) / 2) * 2) / L),
        at('N', 1, P / 2),
        at('N', 3, 0, { scale: P }),
        at('M', 2, (P * (Math.sqrt(3) / 2) * 8) / L),
      ],
    },
  ),
  bar(
    'inclined-cantilever',
    'Cantilever, load at 30 degrees upwards',
    { ...STATICS, place: 'Chapter 5, equilibrium' },
    {
      supports: [clamp(0)],
      loads: [{ className: 'GenericLoad', x: L, c: [P], alpha: 30 }],
      expected: [
        reaction(0, 'axial', (-P * Math.sqrt(3)) / 2),
        reaction(0, 'normal', -P / 2),
        reaction(0, 'moment', (-P * L) / 2),
        at('deflection', L, (P * L ** 3) / (6 * EI)),
        at('u', L, (P * Math.sqrt(3) * L) / (2 * EA)),
      ],
    },
  ),
  bar(
    'inclined-spread',
    'Simple beam, uniform load at 45 degrees',
    { ...STATICS, place: 'Chapter 7, internal forces' },
    {
      supports: [roller(0), pin(L)],
      loads: [{ className: 'DistributedLoad', x: [0, L], y: [-p, -p, -p], alpha: 45 }],
      expected: [
        reaction(1, 'axial', (p * L) / Math.SQRT2),
        reaction(0, 'normal', (p * L) / (2 * Math.SQRT2)),
        at('M', L / 2, (p * L ** 2) / (8 * Math.SQRT2)),
        at('N', L, (p * L) / Math.SQRT2, left),
      ],
    },
  ),
];

function bar(
  id: string,
  title: string,
  source: Source,
  of: { supports: object[]; loads: object[]; expected: Expected[] },
): Problem {
  return {
    id,
    title,
    source,
    document: beamCase(L, { supports: of.supports, loads: of.loads }),
    expected: of.expected,
  };
}
