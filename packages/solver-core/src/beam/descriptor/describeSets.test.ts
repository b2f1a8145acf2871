import { describe, expect, it } from 'vitest';
import {
  beamCase,
  clamp,
  force,
  hinge,
  pin,
  roller,
  spring,
  uniform,
} from '../../../verification/beamCase.ts';
import fixture1 from '../../../verification/fixtures/fixture1.json' with { type: 'json' };
import { expectClose } from '@eecs/testing';
import { solveBeam } from '../solveBeam.ts';
import type { Descriptor, DescriptorUnknown } from './descriptor.ts';

function describeBeam(document: unknown): Descriptor {
  const answer = solveBeam(document, { include: ['descriptor'] });
  if (answer.level === 'error' || !answer.sets[0]?.descriptor) throw new Error('expected a descriptor');
  return answer.sets[0].descriptor;
}

/** Returns the value of the first unknown with these labels. */
function valueOf({ unknowns, x }: Descriptor, labels: Partial<DescriptorUnknown>): number | undefined {
  const has = (unknown: DescriptorUnknown) =>
    Object.entries(labels).every(([name, value]) => unknown[name as keyof DescriptorUnknown] === value);
  return x[unknowns.findIndex(has)];
}

describe('the equations of a determinate beam', () => {
  const descriptor = describeBeam(fixture1);

  it('are the equilibrium of its discs for reactions and hinge forces, labelled', () => {
    expect(descriptor.method).toBe('discs');
    expect(descriptor.equations).toEqual([
      { kind: 'forces', direction: 'x', x: 0, x1: 8 },
      { kind: 'forces', direction: 'y', x: 0, x1: 8 },
      { kind: 'moments', x: 0, x1: 8 },
      { kind: 'forces', direction: 'x', x: 8, x1: 12 },
      { kind: 'forces', direction: 'y', x: 8, x1: 12 },
      { kind: 'moments', x: 8, x1: 12 },
    ]);
    // Computed by hand and by a 50-digit method.
    expectClose(valueOf(descriptor, { kind: 'reaction', support: 0, direction: 'x' }), -2500, 1e-12);
    expectClose(valueOf(descriptor, { kind: 'reaction', support: 0, direction: 'y' }), 13_604.3902663, 1e-11);
    expectClose(valueOf(descriptor, { kind: 'reaction', support: 1, direction: 'y' }), 16_864.1430526, 1e-11);
    expectClose(valueOf(descriptor, { kind: 'hingeForce', support: 2, direction: 'y' }), 827.68126, 1e-11);
  });

  it('have the matrix a person would write', () => {
    // Moments about x = 0: R6·6 - V8·8 and the loads on the first part.
    const moments = descriptor.A.entries.filter(([row]) => row === 2);
    expect(moments.map(([, , value]) => value).sort((a, b) => a - b)).toEqual([-8, 6]);
    expect(descriptor.A).toMatchObject({ rows: 6, cols: 6 });
    expect(descriptor.residual).toBeLessThan(1e-14);
  });

  it('fall apart into single equations, the suspended part first', () => {
    expect(descriptor.isolated).toHaveLength(6);
    const order = (labels: Partial<DescriptorUnknown>) => {
      const column = descriptor.unknowns.findIndex(
        (unknown) =>
          unknown.kind === labels.kind &&
          unknown.support === labels.support &&
          unknown.direction === labels.direction,
      );
      return descriptor.isolated.find(({ unknowns }) => unknowns.includes(column))?.order ?? NaN;
    };
    const last = order({ kind: 'reaction', support: 3, direction: 'y' });
    const hingeForce = order({ kind: 'hingeForce', support: 2, direction: 'y' });
    const middle = order({ kind: 'reaction', support: 1, direction: 'y' });
    const first = order({ kind: 'reaction', support: 0, direction: 'y' });
    expect([last, hingeForce, middle, first]).toEqual(
      [...[last, hingeForce, middle, first]].sort((a, b) => a - b),
    );
  });
});

describe('the equations of an indeterminate beam', () => {
  it('two equal spans give three moments: -qL²/8 over the middle support', () => {
    const [L, q] = [5, 1000];
    const descriptor = describeBeam(
      beamCase(2 * L, { supports: [pin(0), roller(L), roller(2 * L)], loads: [uniform(0, 2 * L, -q)] }),
    );
    expect(descriptor.method).toBe('nodeMoments');
    expectClose(valueOf(descriptor, { kind: 'moment', x: L }), (-q * L ** 2) / 8, 1e-13);
    const row = descriptor.equations.findIndex(
      ({ kind, direction }) => kind === 'continuity' && direction === 'r',
    );
    const EI = 2e7;
    // Slopes on both sides: (L + L)/3EI times the moment is -qL³/24EI twice.
    const [[, , coefficient] = []] = descriptor.A.entries.filter(([i]) => i === row);
    expectClose(coefficient, (-2 * L) / (3 * EI), 1e-13);
    expectClose(descriptor.b[row], (q * L ** 3) / (12 * EI), 1e-13);
  });

  it('name both moments at a clamp inside, a spring with its deflection, the force of a bay', () => {
    const supports = [clamp(0), spring(3, { y: 1e6 }), clamp(6), hinge(7), roller(9)];
    const descriptor = describeBeam(beamCase(9, { supports, loads: [force(2, -1000), force(8, -10)] }));
    const kinds = descriptor.unknowns.map(({ kind, x, side, direction }) =>
      [kind, x, side ?? direction ?? ''].join(' '),
    );
    expect(kinds).toEqual([
      'moment 0 ',
      'reaction 0 y',
      'reaction 0 r',
      'moment 3 ',
      'deflection 3 ',
      'reaction 3 y',
      'moment 6 left',
      'moment 6 right',
      'reaction 6 y',
      'reaction 6 r',
      'deflection 7 ',
      'reaction 9 y',
      'reaction 0 x',
      'axialForce 0 ',
      'reaction 6 x',
    ]);
    expect(descriptor.residual).toBeLessThan(1e-13);
    expect(descriptor.alternative?.maxDifference).toBeLessThan(1e-13);
  });

  it('keep a determinate part behind a hinge apart from the rest', () => {
    const supports = [clamp(0), roller(4), hinge(5), roller(9)];
    const { isolated, unknowns, equations } = describeBeam(
      beamCase(9, { supports, loads: [uniform(0, 9, -10)] }),
    );
    expect(isolated.length).toBeGreaterThan(1);
    expect(isolated.flatMap((block) => block.unknowns).sort((a, b) => a - b)).toEqual(
      unknowns.map((_, i) => i),
    );
    expect(isolated.flatMap((block) => block.equations).sort((a, b) => a - b)).toEqual(
      equations.map((_, i) => i),
    );
  });
});

describe('the second method', () => {
  it.each([
    ['a nanometre between supports', [pin(0), roller(1e-9)], 6],
    ['a micrometre beside a clamp', [clamp(0), roller(1e-6), roller(3), roller(3 + 1e-6)], 6],
    ['spans of 1 to 10 000', [pin(0), roller(0.001), roller(10.001)], 10.001],
    ['a hinge a millimetre beside a support', [clamp(0), roller(5), hinge(5.001), roller(10)], 10],
    [
      'a very stiff and a very soft spring',
      [clamp(0), spring(5, { y: 1e-3 }), spring(10, { y: 1e14, r: 1e3 })],
      10,
    ],
  ])('agrees to 1e-10 with %s', (_, supports, L) => {
    const descriptor = describeBeam(beamCase(L, { supports, loads: [force(L, -1000), uniform(0, L, -10)] }));
    expect(descriptor.alternative?.maxDifference).toBeLessThan(1e-10);
    expect(descriptor.alternative?.residual).toBeLessThan(1e-12);
  });

  it('agrees over a thousand spans, where one state carried through would be lost after twenty', () => {
    const supports = [pin(0), ...Array.from({ length: 1000 }, (_, i) => roller(5 * (i + 1)))];
    const descriptor = describeBeam(beamCase(5000, { supports, loads: [uniform(0, 5000, -1000)] }));
    expect(descriptor.alternative?.maxDifference).toBeLessThan(1e-12);
    expect(descriptor.condition).toBeLessThan(100);
  });
});
