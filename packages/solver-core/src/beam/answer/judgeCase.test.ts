import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import {
  beamCase,
  clamp,
  force,
  hinge,
  moment,
  pin,
  roller,
  stiffness,
} from '../../../verification/beamCase.ts';
import type { RefusedBeam } from './answer.ts';
import { valueAt } from '../../diagrams/valueAt.ts';
import { solveBeam } from '../solveBeam.ts';

function refuse(document: object): RefusedBeam {
  const answer = solveBeam(document);
  if (answer.level !== 'error') throw new Error('the beam was solved, and should have been refused');
  return answer;
}

const codes = ({ failures }: RefusedBeam) => failures.map(({ code, path }) => `${code} ${path}`);
const simple = { supports: [pin(0), roller(6)] };
const useless = { materials: [{ E: -1 }], sections: [{ className: 'generic', A: 10, Iy: 0 }] };

describe('all failures are reported at once', () => {
  it('a support outside beside a material and a section of no use', () => {
    const answer = refuse(beamCase(6, { ...useless, supports: [pin(0), roller(7)], loads: [force(2, -1)] }));
    expect(codes(answer)).toEqual([
      'geometry.supportOutside /supports/1/x',
      'materials.inertia /sections/0/Iy',
      'materials.modulus /materials/0/E',
    ]);
    expect(answer).toMatchObject({ message: 'geometry', errno: 42217, verdict: null });
  });

  it('an unknown kind beside a load outside', () => {
    const loads = [{ className: 'Gust', x: 1 }, force(9, -1)];
    const answer = refuse(beamCase(6, { ...simple, loads }));
    expect(codes(answer)).toEqual(['schema.className /loads/0/className', 'geometry.loadOutside /loads/1/x']);
    expect(answer).toMatchObject({ message: 'schema', hash: null, verdict: null });
  });

  it('places, materials, supports and loads together', () => {
    const caseSets = [{ title: 'a' }];
    const loads = [{ ...force(9, -1), sets: 0 }];
    const answer = refuse(beamCase(6, { ...useless, supports: [roller(0), roller(6)], loads, caseSets }));
    expect(codes(answer)).toEqual([
      'geometry.loadOutside /loads/0/x',
      'materials.inertia /sections/0/Iy',
      'materials.modulus /materials/0/E',
      'conditions.count /supports',
      'conditions.horizontal /supports',
      'loads.unassigned /loads/0/sets',
    ]);
    expect(answer.verdict).toMatchObject({ status: 'underSupported' });
  });

  it('a length of no use leaves what does not depend on it', () => {
    const answer = refuse(beamCase(-1, { ...stiffness(1), ...simple, loads: [force(-2, 1), force(2, 1)] }));
    expect(codes(answer)).toContain('length.notPositive /L');
    expect(codes(answer)).toContain('geometry.loadOutside /loads/0/x');
    expect(codes(answer)).not.toContain('geometry.loadOutside /loads/1/x');
  });

  it('reports nothing about what cannot be known', () => {
    const answer = refuse({ schema: 1, L: 6, supports: 7, loads: 'none', beamSections: [{ x: 'end' }] });
    expect(codes(answer)).toEqual([
      'schema.type /supports',
      'schema.type /beamSections/0/x',
      'schema.type /loads',
    ]);
    const weight = { selfWeight: true, materials: [{ E: -1, rho: 7850 }], loads: [] };
    expect(codes(refuse(beamCase(6, { ...simple, ...weight })))).toEqual([
      'materials.modulus /materials/0/E',
    ]);
  });
});

describe('a moment right on a hinge', () => {
  it('a moment on a hinge acts on the part to its right, which a correction reports', () => {
    const supports = [clamp(0), hinge(2), roller(6)];
    const answer = solveBeam(beamCase(6, { supports, loads: [moment(2, 1000)] }));
    if (answer.level === 'error') throw new Error('refused');
    expect(answer.corrections).toMatchObject([
      { code: 'correction.momentOnHinge', path: '/loads/0/x', values: { x: 2 } },
    ]);
    const [set] = answer.sets;
    // The part from 2 to 6 alone: R·4 + 1000 = 0 about the hinge, and the clamp carries 250 with a lever arm of 2 m.
    expect(valueAt(set!.M, 2, 'left')).toBeCloseTo(0, 9);
    expectClose(valueAt(set!.M, 2, 'right'), -1000, 1e-12);
    expectClose(set!.R[1]!.normal, -250, 1e-12);
    expectClose(set!.R[0]!.moment, 500, 1e-12);
  });

  it('a moment beside the hinge needs no note', () => {
    const supports = [clamp(0), hinge(2), roller(6)];
    expect(solveBeam(beamCase(6, { supports, loads: [moment(2.5, 1)] }))).toMatchObject({ level: 'ok' });
  });
});
