import { describe, expect, it } from 'vitest';
import { beamCase, clamp, force, moment, pin, roller, spring } from '../../../verification/beamCase.ts';
import { generateBeam } from '../../../verification/property/generateBeam.ts';
import { toDocument } from '../../../verification/property/plainBeam.ts';
import { createRandom } from '@eecs/testing/random';
import { expectClose } from '@eecs/testing';
import { CHECK } from '../../linalg/tolerance.ts';
import { parseCase } from '../../model/beam/parseCase.ts';
import { collectActions } from '../elements/collectActions.ts';
import type { Diagram } from '../../diagrams/diagram.ts';
import { buildModel } from '../elements/buildModel.ts';
import { solveActions } from '../solving/solveActions.ts';
import { solveBeam } from '../solveBeam.ts';
import type { SolvedSet } from '../results/solvedCase.ts';
import { computeStretches } from '../elements/computeStretches.ts';
import { checkSet } from './checkSet.ts';
import { energyResidual } from './energy.ts';

function solve(document: unknown) {
  const parsed = parseCase(document);
  if (!parsed.ok) throw new Error('expected a readable document');
  const { stretches } = computeStretches(parsed.document);
  const model = buildModel(parsed.document, stretches);
  const solved = solveActions(model, collectActions(parsed.document, stretches));
  if (!solved.ok) throw new Error('expected a solution');
  return { model, solved: solved.sets[0] as SolvedSet };
}

const scaled = (diagram: Diagram, factor: number): Diagram => ({
  ...diagram,
  segments: diagram.segments.map((segment) => ({ ...segment, c: segment.c.map((value) => value * factor) })),
});

describe('checks', () => {
  const { model, solved } = solve(beamCase(6, { supports: [pin(0), roller(6)], loads: [force(3, -1000)] }));

  it('pass for an answer as it came', () => {
    expect(checkSet(model, solved, 0).passed).toBe(true);
  });

  it('fail for a reaction that balances nothing', () => {
    const R = solved.set.R.map((reaction) => ({ ...reaction, normal: reaction.normal * 1.001 }));
    const checks = checkSet(model, { ...solved, set: { ...solved.set, R } }, 0);
    expect(checks.passed).toBe(false);
    expectClose(checks.equilibrium, 0.001, 1e-9);
  });

  it('pass for what rounding leaves of a force under a couple, and of a moment under a force', () => {
    const document = beamCase(100, {
      beamSections: [
        { x: 31.90869684331119, materialIndex: 0, crossSectionIndex: 0 },
        { x: 100, materialIndex: 1, crossSectionIndex: 0 },
      ],
      materials: [9.6e10, 4e4].map((E) => ({ name: 'steel', E, nu: 0.3 })),
      supports: [clamp(0)],
      loads: [moment(56.71177445910871, -5.470186951570213)],
    });
    const couple = solve(document);
    expect(checkSet(couple.model, couple.solved, 0).passed).toBe(true);
    const R = solved.set.R.map((reaction) => ({ ...reaction, moment: 1e-13 }));
    expect(checkSet(model, { ...solved, set: { ...solved.set, R } }, 0).equilibrium).toBeLessThan(1e-15);
  });

  it('pass for what rounding leaves of a slope where a settlement moves the whole beam', () => {
    const settled = solve(
      beamCase(30, {
        materials: [{ name: 'stiff', E: 3.3e7, nu: 0.3 }],
        sections: [{ className: 'rect', label: 'r', b: 20, h: 40 }],
        units: { system: 1 },
        supports: [
          clamp(15, { settlement: { y: 0.5695650647394359 } }),
          spring(17.5, { r: 5824.703644029796 }),
        ],
        loads: [moment(0, 130.0754537805915)],
      }),
    );
    expect(checkSet(settled.model, settled.solved, 0).continuity).toBeLessThan(1e-12);
  });

  it('fail for a jump of the deflection or of the slope where the beam goes on', () => {
    for (const field of ['deflection', 'slope'] as const) {
      const diagram = solved.set[field];
      const [start, ...others] = diagram.segments;
      const torn = {
        ...diagram,
        segments: [{ ...start!, c: [start!.c[0]! + 1, ...start!.c.slice(1)] }, ...others],
      };
      expect(
        checkSet(model, { ...solved, set: { ...solved.set, [field]: torn } }, 0).continuity,
      ).toBeGreaterThan(1);
    }
  });

  it('fail when the work of the loads is not the strain energy', () => {
    const set = { ...solved.set, deflection: scaled(solved.set.deflection, 1.01) };
    const checks = checkSet(model, { ...solved, set }, 0);
    expect(checks.passed).toBe(false);
    // The work is 1 % more than the strain energy, relative to itself.
    expectClose(checks.energy, 0.01 / 1.01, 1e-9);
  });

  it('checks measure the energy by what the loads would do where the beam moves most, not only at their places', () => {
    const [a, b, L] = [4, 2, 6];
    const one = solve(beamCase(L, { supports: [pin(0), roller(L)], loads: [force(a, -1000)] }));
    const set = { ...one.solved.set, deflection: scaled(one.solved.set.deflection, 1.01) };
    // Only the polynomials were scaled, not the extremes. Deflections divided by P/(EI L): a²b²/3 under the force, b
    // (L² - b²)^1.5 / (9 √3) at the maximum.
    const [under, largest] = [(a ** 2 * b ** 2) / 3, (b * (L ** 2 - b ** 2) ** 1.5) / (9 * Math.sqrt(3))];
    expectClose(energyResidual(one.model, { ...one.solved, set }), (0.01 * under) / largest, 1e-9);
  });

  it('follow the second method: just inside and just outside the tolerance, or not solved at all', () => {
    expect(checkSet(model, solved, CHECK * 0.99).passed).toBe(true);
    expect(checkSet(model, solved, CHECK * 1.01).passed).toBe(false);
    expect(checkSet(model, solved, null)).toMatchObject({ secondMethod: null, passed: false });
  });

  it.each([
    [84, 11.737],
    [223, 7.003],
    // The first set of this case has no load, and the beam follows the settlement of its spring, so only rounding
    // errors remain.
    [3784, 21.035],
  ])('pass with a roller a millimetre beside the clamp of random beam %i', (seed, x) => {
    const document = toDocument(generateBeam(createRandom(seed))) as { supports: { x: number }[] };
    const supports = [...document.supports, roller(x)].sort((a, b) => a.x - b.x);
    const answer = solveBeam({ ...document, supports });
    expect(answer.level).toBe('ok');
    if (answer.level !== 'error') for (const set of answer.sets) expect(set.checks?.passed).toBe(true);
  });

  it('hold where supports bear the loads directly, so that nothing bends and only rounding is left to compare', () => {
    const at = (x: number, value: number) => ({ className: 'GenericLoad', x, alpha: 30, c: [value] });
    const answer = solveBeam(
      beamCase(10, {
        supports: [clamp(0), roller(9.2, { stiffness: { r: 837_231.4232899738 } })],
        loads: [at(9.2, -861.868143081665), at(9.2, -676.7759621143341), at(0, -650.477945804596)],
      }),
    );
    expect(answer).toMatchObject({ level: 'ok', sets: [{ checks: { passed: true } }] });
  });

  it.each([
    ['a settlement', [clamp(0), clamp(6, { settlement: { x: 0.01, y: -0.02, r: 0.03 } })], []],
    [
      'a spring and a settlement of it',
      [clamp(0), spring(6, { y: 1e5, r: 1e6 }, { settlement: { y: -0.02 } })],
      [force(4, -9)],
    ],
    ['a rigid motion', [pin(0, { settlement: { x: 1 } }), roller(6, { settlement: { y: 2 } })], []],
    ['nothing but axial forces', [clamp(0), clamp(6)], [{ className: 'AxialLoad', x: 2, c: [100] }]],
  ])('energy balances with %s', (_, supports, loads) => {
    const one = solve(beamCase(6, { supports, loads }));
    expect(energyResidual(one.model, one.solved)).toBeLessThan(1e-14);
  });
});
