/**
 * Elastic supports. Goodno, Gere, Mechanics of Materials, 9th ed., 2018, sections 9.5 and 10.4: method of superposition
 * for beams on springs. S. P. Timoshenko, Strength of Materials, part II, 3rd ed., 1956, chapter I: the long beam on an
 * elastic foundation.
 */
import { beamCase, clamp, force, pin, roller, spring, uniform } from '../beamCase.ts';
import { at, degree, extreme, reaction } from './problem.ts';
import type { Expected, Problem, Source } from './problem.ts';

const L = 6;
const EI = 2e7;
const k = 900e3;
const kR = 4e6;
const P = 30e3;
const q = 12e3;

const gere = (place: string): Source => ({
  author: 'Goodno, Gere',
  title: 'Mechanics of Materials',
  edition: '9th ed., 2018',
  place,
});

export const springSupports: readonly Problem[] = [
  springs('spring-right-end', 'Simple beam, right end on a spring', 'Section 9.5: superposition', {
    supports: [pin(0), spring(L, { y: k })],
    loads: [force(L / 2, -P)],
    expected: [
      degree(0),
      at('deflection', L, -P / (2 * k)),
      at('deflection', L / 2, (-P * L ** 3) / (48 * EI) - P / (4 * k)),
      at('slope', 0, (-P * L ** 2) / (16 * EI) - P / (2 * k * L)),
    ],
  }),
  springs('spring-both-ends', 'Beam on two springs', 'Section 9.5: superposition', {
    supports: [spring(0, { x: 1e6, y: k }), spring(L, { y: 2 * k })],
    loads: [uniform(0, L, -q)],
    expected: [
      at('deflection', 0, (-q * L) / (2 * k)),
      at('deflection', L, (-q * L) / (4 * k)),
      at('deflection', L / 2, (-5 * q * L ** 4) / (384 * EI) - (3 * q * L) / (8 * k)),
    ],
  }),
  springs('spring-prop', 'Cantilever propped by a spring', 'Section 10.4: superposition', {
    supports: [clamp(0), spring(L, { y: k })],
    loads: [uniform(0, L, -q)],
    expected: [
      degree(1),
      reaction(1, 'normal', (3 * q * L) / 8 / (1 + (3 * EI) / (k * L ** 3))),
      at('deflection', L, (-3 * q * L) / 8 / (k + (3 * EI) / L ** 3)),
    ],
  }),
  springs(
    'spring-prop-point-load',
    'Cantilever with a load at the end held by a spring',
    'Section 10.4: superposition',
    {
      supports: [clamp(0), spring(L, { y: k })],
      loads: [force(L, -P)],
      expected: [
        at('deflection', L, -P / (k + (3 * EI) / L ** 3)),
        reaction(0, 'moment', (P * L) / (1 + (k * L ** 3) / (3 * EI))),
      ],
    },
  ),
  springs('spring-middle', 'Two spans, middle support elastic', 'Section 10.4: superposition', {
    supports: [pin(0), spring(L / 2, { y: k }), roller(L)],
    loads: [uniform(0, L, -q)],
    expected: [degree(1), reaction(1, 'normal', (5 * q * L) / 8 / (1 + (48 * EI) / (k * L ** 3)))],
  }),
  springs('spring-rotation-base', 'Cantilever on an elastic base', 'Section 9.5: superposition', {
    supports: [pin(0, { stiffness: { r: kR } })],
    loads: [force(L, -P)],
    expected: [
      degree(0),
      reaction(0, 'moment', P * L),
      at('slope', 0, (-P * L) / kR),
      at('deflection', L, (-P * L ** 3) / (3 * EI) - (P * L ** 2) / kR),
    ],
  }),
  springs(
    'spring-rotation-prop',
    'Propped beam, clamp elastic against rotation',
    'Section 10.4: superposition',
    {
      supports: [pin(0, { stiffness: { r: kR } }), roller(L)],
      loads: [uniform(0, L, -q)],
      expected: [degree(1), reaction(0, 'moment', (q * L ** 2) / 8 / (1 + (3 * EI) / (kR * L)))],
    },
  ),
  springs('spring-rotation-both', 'Both ends elastic against rotation', 'Section 10.4: superposition', {
    supports: [pin(0, { stiffness: { r: kR } }), pin(L, { stiffness: { r: kR } })],
    loads: [uniform(0, L, -q)],
    expected: [
      reaction(0, 'moment', (q * L ** 2) / 12 / (1 + (2 * EI) / (kR * L))),
      reaction(1, 'moment', (-q * L ** 2) / 12 / (1 + (2 * EI) / (kR * L))),
    ],
  }),
  springs('spring-sunk', 'Middle support elastic and settled', 'Section 10.4: superposition', {
    supports: [pin(0), spring(L / 2, { y: k }, { settlement: { y: -0.01 } }), roller(L)],
    loads: [],
    expected: [reaction(1, 'normal', -0.01 / (1 / k + L ** 3 / (48 * EI)))],
  }),
  longBeamOnElasticFoundation(),
];

function springs(
  id: string,
  title: string,
  place: string,
  of: { supports: object[]; loads: object[]; expected: Expected[] },
): Problem {
  return {
    id,
    title,
    source: gere(place),
    document: beamCase(L, { supports: of.supports, loads: of.loads }),
    expected: of.expected,
  };
}

/**
 * A thousand springs approximate the continuous foundation; their spacing causes an error of a few parts in ten
 * thousand.
 */
function longBeamOnElasticFoundation(): Problem {
  const [length, step, modulus] = [40, 0.04, 8e6];
  const beta = (modulus / (4 * EI)) ** 0.25;
  const middle = 500 * step;
  const supports = Array.from({ length: 1001 }, (_, i) =>
    spring(i === 1000 ? length : i * step, {
      y: modulus * step * (i % 1000 === 0 ? 0.5 : 1),
      ...(i === 0 ? { x: 1 } : {}),
    }),
  );
  return {
    id: 'timoshenko-elastic-foundation',
    title: 'Long beam on an elastic foundation, load at the middle',
    source: {
      author: 'Timoshenko',
      title: 'Strength of Materials, part II',
      edition: '3rd ed., 1956',
      place: 'Chapter I, infinitely long beam: P·beta/2k, P/4·beta',
    },
    document: beamCase(length, { supports, loads: [force(middle, -P)] }),
    expected: [
      extreme('deflection', 'min', (-P * beta) / (2 * modulus), { tolerance: 1e-3 }),
      extreme('M', 'max', P / (4 * beta), { tolerance: 1e-3 }),
    ],
  };
}
