import { describe, expect, it } from 'vitest';
import { createRandom } from '@eecs/testing/random';
import { trussCase } from '../../verification/trussCase.ts';
import { generateTruss } from '../../verification/truss/property/generateTruss.ts';
import { toTrussDocument } from '../../verification/truss/property/simpleTruss.ts';
import { generateSpaceGrid } from './generators/generateSpaceGrid.ts';
import { parseTruss } from '../model/truss/parseTruss.ts';
import type { TrussCase } from '../model/truss/trussDocument.ts';
import type { TrussAnswer } from './answer/answer.ts';
import { solveTruss } from './solveTruss.ts';
import { createTrussSolver } from './trussSolver.ts';

const PREVIEW = { isPreview: true } as const;
const triangle = trussCase();

/** Returns the truss with its last joint moved sideways. */
function dragged(document: TrussCase, by: number): TrussCase {
  const last = document.joints.length - 1;
  return {
    ...document,
    joints: document.joints.map((joint, at) => (at === last ? { ...joint, x: joint.x + by } : joint)),
  };
}

/** Compares forces and displacements of two results, each relative to its largest value. */
function expectSameForces(found: TrussAnswer, wanted: TrussAnswer, relative: number): void {
  if (found.level === 'error' || wanted.level === 'error') {
    expect(found).toMatchObject({ level: wanted.level, message: wanted.message });
    return;
  }
  wanted.sets.forEach((set, k) => {
    const largest = Math.max(...set.N.map(Math.abs), ...set.b.map(Math.abs));
    set.N.forEach((N, link) => {
      expect(Math.abs(found.sets[k]!.N[link]! - N)).toBeLessThanOrEqual(relative * largest);
    });
    expect(found.sets[k]!.displacement === null).toBe(set.displacement === null);
  });
}

describe('a preview', () => {
  it('has forces, and leaves hash, proof, equations, checks and Mohr to the pause', () => {
    const answer = createTrussSolver().solve(triangle, PREVIEW);
    expectSameForces(answer, solveTruss(triangle), 1e-14);
    expect(answer).toMatchObject({
      level: 'ok',
      hash: '',
      actual: 6,
      expected: 6,
      rank: 6,
      verdict: { status: 'determinate', degree: 0, W: 0, exact: false, mechanisms: [] },
      mohr: null,
      sets: [{ descriptor: null, checks: null }],
    });
    const named = createTrussSolver().solve(triangle, { ...PREVIEW, include: ['descriptor'] });
    expect(named).toMatchObject({ sets: [{ descriptor: { method: 'statics' } }] });
  });

  it('reports a mechanism like a full answer, also one that satisfies the count', () => {
    const flat = {
      ...triangle,
      joints: triangle.joints.map((joint) => ({ ...joint, y: 0, anchor: joint.anchor })),
    };
    const spread = { ...flat, joints: flat.joints.map((joint, at) => ({ ...joint, x: 2 * at })) };
    const loose = { ...triangle, links: triangle.links.slice(1) };
    for (const document of [spread, loose]) {
      const whole = solveTruss(document);
      const preview = createTrussSolver().solve(document, PREVIEW);
      expect(whole).toMatchObject({ level: 'error', message: 'singular' });
      expect(preview).toEqual({ ...whole, hash: '' });
    }
  });

  it('the preview of a dragged truss has the forces of its current position', () => {
    const solver = createTrussSolver();
    for (let step = 0; step <= 20; step++) {
      const document = dragged(triangle, 0.37 * step);
      expectSameForces(solver.solve(document, PREVIEW), solveTruss(document), 1e-12);
    }
  });

  it('the preview of a large truss keeps its order of elimination while a joint is dragged, until a link is removed', () => {
    const made = generateSpaceGrid({
      ...{ spans: [18, 18], panels: [6, 6], height: 2, load: 1000 },
      material: { name: 'S355', E: 210_000, nu: 0.3 },
      section: { className: 'generic', label: 'rod', A: 10 },
    });
    const parsed = parseTruss(made.ok ? made.document : null);
    if (!parsed.ok) throw new Error('a grid is a truss');
    const solver = createTrussSolver();
    for (const by of [0, 0.1, 0.2, -0.4]) {
      const document = dragged(parsed.document, by);
      expectSameForces(solver.solve(document, PREVIEW), solveTruss(document), 1e-10);
    }
    const fewer = { ...parsed.document, links: parsed.document.links.slice(1) };
    expectSameForces(solver.solve(fewer, PREVIEW), solveTruss(fewer), 1e-10);
  });

  it('leaves no trace in the answer after it: the same bytes as from a new solver', () => {
    const solver = createTrussSolver();
    for (const by of [0, 0.5, 0.25]) solver.solve(dragged(triangle, by), PREVIEW);
    const document = dragged(triangle, 0.25);
    expect(solver.solve(document)).toEqual(solveTruss(document));
    // The verdict is exact although this is a preview, because it was proved before.
    expect(solver.solve(document, PREVIEW)).toMatchObject({ verdict: { exact: true } });
    expect(solver.solve(document)).toEqual(solveTruss(document));
  });

  const SEED = 77;
  it(`previews of random trusses, one after another in one solver, equal their answers but for rounding (seed ${SEED})`, () => {
    const solver = createTrussSolver();
    let solved = 0;
    for (let index = 0; index < 150; index++) {
      const document = toTrussDocument(generateTruss(createRandom(SEED + index)));
      const whole = solveTruss(document);
      const preview = solver.solve(document, PREVIEW);
      // A truss close to a mechanism loses digits in both.
      if (whole.level !== 'error' && whole.sets.some(({ condition }) => (condition ?? 1) > 1e6)) continue;
      expectSameForces(preview, whole, 1e-9);
      if (whole.level !== 'error') solved++;
    }
    expect(solved).toBeGreaterThan(40);
  });
});
