import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectClose } from '@eecs/testing';
import { bracedSquare, linksBetween, prattGirder, trussCase } from '../../verification/truss/plainTruss.ts';
import { parseTruss } from '../model/truss/parseTruss.ts';
import type { SolvedTruss, TrussOptions, TrussSet } from './answer/answer.ts';
import { generatePratt } from './generators/generatePratt.ts';
import { getCompiledDigest } from '../hashing/compiledDigest.ts';
import { createPlainKernel } from '../sparse/kernels/plainKernel.ts';
import { solveTruss } from './solveTruss.ts';
import type { FrontKernel } from '../sparse/kernels/frontKernel.ts';
import { createTrussSolver } from './trussSolver.ts';

function solved(document: unknown, options?: TrussOptions): SolvedTruss {
  const answer = solveTruss(document, options);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  return answer;
}

function firstSet(document: unknown, options?: TrussOptions): TrussSet {
  return solved(document, options).sets[0]!;
}

function refused(document: unknown, options?: Parameters<typeof solveTruss>[1]) {
  const answer = solveTruss(document, options);
  if (answer.level !== 'error') throw new Error('expected a refusal');
  return answer;
}

const EA = 2e8;

describe('the mass of a truss', () => {
  it('is rho·A·l of its links, whether or not self weight acts', () => {
    // Two rods of √2 m, 7850 kg/m3 and 10 cm2.
    const rods = trussCase(
      [
        { at: [0, 0], anchor: 3 },
        { at: [2, 0], anchor: 3 },
        { at: [1, 1], load: [0, -1000] },
      ],
      linksBetween([0, 2], [1, 2]),
    );
    expectClose(solved(rods).totalMass, 2 * Math.SQRT2 * 7.85, 1e-14);
  });
});

describe('a Pratt girder by hand', () => {
  const { N, R, zeroForce, b, checks, residual } = firstSet(prattGirder());

  it('has the forces of its joints and sections', () => {
    const expected = [11.25, 11.25, 11.25, 11.25, -15, -15, -18.75, -18.75, 10, 0, 10, 6.25, 6.25];
    expected.forEach((force, link) => {
      expectClose(N[link], 1000 * force, 1e-14, 18_750);
    });
    expect(zeroForce).toEqual([9]);
  });

  it('stands on half of its load at each bearing', () => {
    expect(R.map(({ joint }) => joint)).toEqual([0, 4]);
    for (const { y } of R) expectClose(y, 15_000, 1e-14);
    expectClose(R[0]!.x, 0, 1e-12, 15_000);
    expect(b).toEqual([0, 0, 0, -10_000, 0, -10_000, 0, -10_000, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('passes its checks, and leaves nothing over at its joints', () => {
    expect(checks).toMatchObject({ passed: true, method: 'elimination' });
    expect(residual).toBeLessThan(1e-14);
  });

  it('deflects by the sum of N·n·l/EA', () => {
    const answer = solved(prattGirder());
    // n of 1 N down at the middle: half of it at each bearing.
    const n = [0.375, 0.375, 0.375, 0.375, -0.75, -0.75, -0.625, -0.625, 0, 0, 0, 0.625, 0.625];
    const l = [3, 3, 3, 3, 3, 3, 5, 5, 4, 4, 4, 5, 5];
    const sum = n.reduce((total, part, link) => total + (part * N[link]! * l[link]!) / EA, 0);
    expectClose(answer.sets[0]!.displacement![2]!.y, -sum, 1e-13);
    const [mohr] = answer.mohr!;
    expect(mohr).toMatchObject({ joint: 2, axis: 'y' });
    expectClose(mohr!.cases[0]!.total, -sum, 1e-13);
    expect(mohr!.cases[0]!.check.passed).toBe(true);
  });

  it('needs no real constants, and has no displacements without them', () => {
    const bare = solved(prattGirder({ isReal: false }));
    expect(bare).toMatchObject({
      level: 'ok',
      isReal: false,
      actual: 16,
      expected: 16,
      rank: 16,
      mohr: null,
    });
    expect(bare.sets[0]).toMatchObject({ displacement: null, stress: null, utilisation: null });
    bare.sets[0]!.N.forEach((force, link) => {
      expectClose(force, N[link]!, 1e-14, 18_750);
    });
  });

  it('tells stress and use', () => {
    const { stress, utilisation } = firstSet(prattGirder());
    // 18.75 kN on 10 cm2; Euler: pi²·200 GPa·100 cm4/(5 m)² = 78.957 kN.
    expectClose(stress![6], -18.75, 1e-14);
    expect(utilisation![6]!.stress).toBeNull();
    expectClose(utilisation![6]!.buckling!, 18_750 / ((Math.PI ** 2 * 200_000) / 25), 1e-13);
    expect(utilisation![0]!.buckling).toBe(0);
  });
});

describe('indeterminate trusses', () => {
  // The unit state of the redundant diagonal is n = (-1, -1, -1, √2, √2)/√2: sum of n²·l = 1.5 + 2√2.
  const flexibility = (1.5 + 2 * Math.SQRT2) / EA;

  it('are stressed by a diagonal that is too long', () => {
    const { N, R, checks } = firstSet(bracedSquare({ diagonal: { dL: 1e-3 } }));
    const X = -1e-3 / flexibility;
    expectClose(N[4], X, 1e-13);
    expectClose(N[3], X, 1e-13);
    for (const link of [0, 1, 2]) expectClose(N[link], -X / Math.SQRT2, 1e-13);
    expectClose(R[0]!.x + R[1]!.x, 0, 1e-13, Math.abs(X));
    expect(checks).toMatchObject({ passed: true, method: 'forces' });
  });

  it('are stressed by a diagonal that is warm', () => {
    const { N } = firstSet(bracedSquare({ diagonal: { dT: 50 } }));
    expectClose(N[4], (-1.2e-5 * 50 * Math.SQRT2) / flexibility, 1e-13);
  });

  it('are stressed by a bearing that gives way', () => {
    const document = trussCase(
      [
        { at: [-1, 1], anchor: 3 },
        { at: [0, 1], anchor: 3, settlement: { y: -1e-3 } },
        { at: [1, 1], anchor: 3 },
        { at: [0, 0] },
      ],
      linksBetween([0, 3], [1, 3], [2, 3]),
    );
    const { N, displacement, checks } = firstSet(document);
    // v of the joint: EA·(v - s) of the middle rod against 2·EA·v/(2·√2) of the others.
    const v = -1e-3 / (1 + 1 / Math.SQRT2);
    expectClose(displacement![3]!.y, v, 1e-13);
    expectClose(N[1], EA * (-1e-3 - v), 1e-13);
    expectClose(N[0], (-EA * v) / 2, 1e-13);
    expect(displacement![1]!.y).toBe(-1e-3);
    expect(checks!.passed).toBe(true);
  });

  it('without real constants are out of range, with what is known and what is asked', () => {
    const square = bracedSquare({ load: [1000, 0] });
    const links = square['links'] as object[];
    const bare = {
      ...square,
      links: links.map((link) => ({ ...link, materialIndex: -1, sectionIndex: -1 })),
    };
    const answer = refused(bare);
    expect(answer).toMatchObject({ errno: 42211, message: 'range', actual: 9, expected: 8, rank: 8 });
    expect(answer.failures.map(({ code }) => code)).toEqual(['range.indeterminate']);
    expect(answer.verdict).toMatchObject({ status: 'indeterminate', degree: 1 });
  });
});

describe('a tripod in space', () => {
  it('bears a vertical force in equal parts, and a horizontal one by its plane', () => {
    const corner = (angle: number) => ({
      at: [Math.cos(angle), Math.sin(angle), 0] as const,
      anchor: 7,
    });
    const document = trussCase(
      [
        corner(0),
        corner((2 * Math.PI) / 3),
        corner((4 * Math.PI) / 3),
        { at: [0, 0, 1], load: [0, 0, -9000] },
      ],
      linksBetween([0, 3], [1, 3], [2, 3]),
    );
    const { N, R, displacement } = firstSet(document);
    // Each takes a third of the force at 45 degrees.
    for (const force of N) expectClose(force, -3000 * Math.SQRT2, 1e-14);
    for (const { z } of R) expectClose(z, 3000, 1e-14);
    expectClose(displacement![3]!.z, (-9000 * Math.SQRT2 ** 3) / (3 * EA), 1e-13);
  });
});

describe('trusses that cannot stand', () => {
  it('are singular although links and anchors are as many as equations', () => {
    // A girder with one panel braced twice and the other not at all.
    const document = trussCase(
      [
        { at: [0, 0], anchor: 3 },
        { at: [1, 0] },
        { at: [2, 0], anchor: 2 },
        { at: [0, 1] },
        { at: [1, 1], load: [0, -1000] },
        { at: [2, 1] },
      ],
      linksBetween([0, 1], [1, 2], [3, 4], [4, 5], [0, 3], [1, 4], [2, 5], [0, 4], [1, 3]),
    );
    const answer = refused(document);
    expect(answer).toMatchObject({ errno: 42210, message: 'singular', actual: 12, expected: 12, rank: 11 });
    expect(answer.verdict!.mechanisms).toHaveLength(1);
    expect(answer.failures.map(({ code }) => code)).toEqual(['singular.mechanism']);
  });

  it('lack conditions when nothing holds them', () => {
    const document = trussCase([{ at: [0, 0] }, { at: [1, 0], load: [1000, 0] }], linksBetween([0, 1]));
    expect(refused(document)).toMatchObject({ errno: 42212, message: 'conditions', rank: 1 });
  });

  it('are refused within rounding when links are nearly on one line, with their motion', () => {
    const document = trussCase(
      [
        { at: [-1, 0], anchor: 3 },
        { at: [1, 0], anchor: 3 },
        { at: [0, 1e-7], load: [0, -1] },
      ],
      linksBetween([0, 2], [1, 2]),
    );
    const answer = refused(document);
    expect(answer).toMatchObject({
      message: 'singular',
      // Two links and four held directions for six equations, one of them without a pivot: it is short of them by the
      // motion told.
      actual: 6,
      expected: 6,
      rank: 5,
      verdict: { status: 'instantlyChangeable', rank: 5, degree: 1, exact: false },
    });
    expect(answer.verdict).not.toHaveProperty('isRankAtMost');
    expect(answer.failures.map(({ code }) => code)).toEqual(['singular.rounding']);
    const [mechanism] = answer.verdict!.mechanisms;
    expect(mechanism!.joints).toEqual([{ joint: 2, x: 0, y: 1, z: 0 }]);
    expect(mechanism!.fixes).toEqual([
      { code: 'addAnchor', edit: { op: 'add', path: '/joints/2/anchor', value: 2 } },
    ]);
  });

  it('are told every reason at once', () => {
    const document = trussCase(
      [{ at: [0, 0], anchor: 3 }, { at: [1, 0] }, { at: [2, 0], anchor: 2 }],
      linksBetween([0, 1], [1, 2]),
    );
    const codes = refused(document).failures.map(({ code }) => code);
    expect(codes.sort()).toEqual(['loads.none', 'singular.mechanism']);
  });
});

describe('documents nested too deep', () => {
  it.each([32, 100_000])('are refused by the place, as parseTruss does: %i', (depth) => {
    const memo: unknown = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
    const answer = refused({ ...prattGirder(), memo });
    expect(answer).toMatchObject({ hash: null, verdict: null });
    expect(answer.failures).toMatchObject([{ code: 'schema.depth', path: '/memo/0/0/0' }]);
    expect(parseTruss({ ...prattGirder(), memo })).toEqual({ ok: false, failures: answer.failures });
  });
});

describe('numbers that do not fit', () => {
  it('are refused before memory is taken', () => {
    const reserved: number[] = [];
    const plain = createPlainKernel();
    const kernel: FrontKernel = {
      ...plain,
      reserve(doubles) {
        reserved.push(doubles);
        return plain.reserve(doubles);
      },
    };
    const [failure] = refused(prattGirder(), { memory: 100, kernel }).failures;
    expect(failure).toMatchObject({ code: 'range.memory', values: { limit: 100 } });
    expect(reserved).toEqual([]);
    // With as much as it asks for it is solved, with a byte less it is not.
    const bytes = failure!.values['bytes'] as number;
    expect(refused(prattGirder(), { memory: bytes - 1, kernel })).toMatchObject({
      message: 'range',
      errno: 42211,
    });
    expect(reserved).toEqual([]);
    expect(solveTruss(prattGirder(), { memory: bytes, kernel }).level).toBe('ok');
    expect(reserved).toHaveLength(1);
    expect(8 * reserved[0]!).toBeLessThan(bytes);
  });

  it.each([1e-60, 1e60])(
    'are finite where they are as small or large as a document may say them: %d',
    (size) => {
      const materials = [{ name: 'thread', E: 1e-60, nu: 0.3 }];
      const sections = [{ className: 'generic', label: 'thread', A: size }];
      const document = prattGirder({ materials, sections });
      const joints = (document['joints'] as { x: number; y: number }[]).map((joint) => ({
        ...joint,
        x: joint.x * size,
        y: joint.y * size,
      }));
      const answer = solveTruss({ ...document, joints });
      const numbers = JSON.stringify(answer, (_key, value: unknown) =>
        typeof value === 'number' && !Number.isFinite(value) ? 'not finite' : value,
      );
      expect(numbers).not.toContain('not finite');
      if (answer.level !== 'error') expectClose(answer.sets[0]!.N[0], 11_250, 1e-13);
    },
  );

  it('of stiffnesses far apart do not keep statics from its answer', () => {
    const document = trussCase(
      [
        { at: [0, 0], anchor: 3 },
        { at: [2, 0], anchor: 3 },
        { at: [1, 1], load: [0, -1000] },
      ],
      linksBetween([0, 2], [1, 2]),
    );
    const materials = [
      { name: 'steel', E: 200_000, nu: 0.3 },
      { name: 'foam', E: 2e-12, nu: 0.3 },
    ];
    const links = (document['links'] as object[]).map((link, k) => ({ ...link, materialIndex: k }));
    const { N, displacement, checks } = firstSet({ ...document, materials, links });
    for (const force of N) expectClose(force, -1000 / Math.SQRT2, 1e-14);
    // The soft link alone: N·l/EA along (-1, 1)/√2, EA = 2e-9 N.
    expectClose(displacement![2]!.y, -(1000 / 2e-9) / Math.SQRT2, 1e-12);
    expect(checks!.passed).toBe(true);
  });
});

describe('what else an answer says', () => {
  it('is that a loaded link bends uncounted', () => {
    const document = prattGirder();
    const links = (document['links'] as object[]).map((link, k) =>
      k === 0 ? { ...link, loads: [{ className: 'DistributedLoad', y: [-1000, -1000, -1000] }] } : link,
    );
    const answer = solved({ ...document, links });
    expect(answer.level).toBe('warning');
    expect(answer.corrections).toMatchObject([{ code: 'correction.linkBending', ids: [0] }]);
    expectClose(answer.sets[0]!.b[1], -1500, 1e-15);
  });

  it('is that a link lies on others: a bottom chord from end to end over the panels', () => {
    const document = prattGirder();
    const links = document['links'] as { i: number; j: number }[];
    const joints = document['joints'] as { x: number; y: number }[];
    const bottom = joints
      .flatMap(({ y }, at) => (y === 0 ? [at] : []))
      .sort((a, b) => joints[a]!.x - joints[b]!.x);
    const over = { ...links[0], i: bottom[0], j: bottom.at(-1) };
    const panels = links.flatMap(({ i, j }, at) => (joints[i]!.y === 0 && joints[j]!.y === 0 ? [at] : []));
    const answer = solved({ ...document, links: [...links, over] });
    expect(answer.corrections).toMatchObject([
      { code: 'correction.linksOverlap', path: '/links', ids: [...panels, links.length] },
    ]);
    expect(solved(document).corrections).toEqual([]);
  });

  it('is the displacement that was asked for', () => {
    const { mohr } = solved(prattGirder(), { mohr: [{ joint: 4, axis: 'x' }] });
    // The lower chord grows by 4·11.25 kN·3 m/EA.
    expectClose(mohr![0]!.cases[0]!.total, (4 * 11_250 * 3) / EA, 1e-13);
    expect(mohr![0]!.cases[0]!.links!.every(({ link }) => link < 4)).toBe(true);
  });

  it('is why a displacement cannot be had', () => {
    const mohr = [
      { joint: 99, axis: 'y' },
      { joint: 1, axis: 'z' },
    ] as const;
    const codes = (document: unknown, asked: TrussOptions['mohr']) =>
      refused(document, { mohr: asked! }).failures.map(({ code, path }) => [code, path]);
    expect(codes(prattGirder(), mohr)).toEqual([
      ['geometry.index', '/mohr/0/joint'],
      ['geometry.outOfPlane', '/mohr/1/axis'],
    ]);
    expect(codes(prattGirder({ isReal: false }), [{ joint: 1, axis: 'y' }])).toEqual([
      ['materials.needed', '/mohr/0'],
    ]);
  });

  it('is only what was included', () => {
    const { sets, mohr } = solved(prattGirder(), { include: [] });
    expect(sets[0]).toMatchObject({ descriptor: null, checks: null });
    expect(mohr).toBeNull();
    expect(firstSet(prattGirder(), { include: ['descriptor'] }).descriptor!.A).toMatchObject({
      rows: 16,
      cols: 16,
    });
  });
});

describe('constants that only some links have', () => {
  const without = (document: object, link: number) => {
    const { links } = document as { links: object[] };
    return { ...document, links: links.map((one, k) => (k === link ? { ...one, sectionIndex: -1 } : one)) };
  };

  it('are not used by a determinate truss: its forces are those of equilibrium, and it says so', () => {
    const answer = solved(without(prattGirder(), 4));
    expect(answer).toMatchObject({ level: 'warning', isReal: false, mohr: null });
    expect(answer.corrections).toMatchObject([
      { code: 'correction.unusedConstants', path: '/links', ids: [4] },
    ]);
    const [set] = answer.sets;
    expect(set).toMatchObject({ displacement: null, stress: null, utilisation: null });
    // By sections (Ritter): 15 kN · 6 m less 10 kN · 3 m over the height of 4 m, and 15 kN · 3 m over it.
    expectClose(set!.N[4], -15_000, 1e-14);
    expectClose(set!.N[0], 11_250, 1e-14);
  });

  it('do not solve an indeterminate truss', () => {
    const answer = refused(without(bracedSquare({ load: [1000, 0] }), 0));
    expect(answer).toMatchObject({ message: 'range', failures: [{ code: 'range.indeterminate' }] });
  });
});

describe('case sets', () => {
  const document = {
    ...prattGirder(),
    caseSets: [
      { title: 'one', angle: 0 },
      { title: 'other', angle: 90 },
      { title: 'both', combined: true, factors: { 0: 1.35, 1: -2 } },
    ],
  };
  const joints = (document as { joints?: { loads: object[] }[] }).joints!.map((joint, k) => ({
    ...joint,
    loads: joint.loads.map((load) => ({ ...load, sets: k === 2 ? 2 : 1 })),
  }));
  const { sets } = solved({ ...document, joints });

  it('add up by their factors', () => {
    sets[2]!.N.forEach((force, link) => {
      expectClose(force, 1.35 * sets[0]!.N[link]! - 2 * sets[1]!.N[link]!, 1e-13, 30_000);
    });
  });

  it('turn their loads by their angle', () => {
    // -10 kN along y, turned by 90 degrees, points along +x.
    expectClose(sets[1]!.b[4], 10_000, 1e-15);
    expectClose(sets[1]!.R[0]!.x, -10_000, 1e-14);
  });
});

describe('a solver that keeps its factor', () => {
  const stiffer = (document: ReturnType<typeof trussCase>) => ({
    ...document,
    materials: [{ name: 'hard', E: 400_000, nu: 0.3 }],
  });

  it('answers every document as solveTruss does', () => {
    const solver = createTrussSolver();
    const documents = [
      prattGirder(),
      bracedSquare({ load: [1000, 0] }),
      bracedSquare({ load: [0, -3000] }),
      prattGirder({ isReal: false }),
      bracedSquare({ diagonal: { dT: 10 } }),
      stiffer(prattGirder()),
      prattGirder(),
    ];
    for (const document of documents) expect(solver.solve(document)).toEqual(solveTruss(document));
  });

  it('factors anew, and judges anew, only where more than loads is another', () => {
    const reserved: number[] = [];
    const plain = createPlainKernel();
    const reserve = (doubles: number) => {
      reserved.push(doubles);
      return plain.reserve(doubles);
    };
    const solver = createTrussSolver({ kernel: { ...plain, reserve } });
    const { verdict } = solver.solve(bracedSquare({ load: [1000, 0] }));
    expect(reserved).toHaveLength(1);
    expect(solver.solve(bracedSquare({ load: [0, -3000] })).verdict).toBe(verdict);
    expect(reserved).toHaveLength(1);
    // Another stiffness is another factor, but the same geometry.
    expect(solver.solve(stiffer(bracedSquare({ load: [0, -3000] }))).verdict).toBe(verdict);
    expect(reserved).toHaveLength(2);
    expect(solver.solve(prattGirder()).verdict).not.toBe(verdict);
    expect(reserved).toHaveLength(3);
  });

  it('solves its last truss under other forces', () => {
    const solver = createTrussSolver();
    expect(solver.solveForces(new Float64Array(16))).toBeNull();
    solver.solve(prattGirder());
    const forces = new Float64Array(16);
    forces[5] = -1;
    const { N, u, residual } = solver.solveForces(forces)!;
    expectClose(N[4], -0.75, 1e-14);
    expect(u).toHaveLength(16);
    expect(residual).toBeLessThan(1e-14);
  });
});

describe('the arithmetic of a solver that was given none', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Solves a Pratt girder of so many panels, and counts what is made of WebAssembly. */
  function countInstances(panels: number): number {
    const generated = generatePratt({ spans: [panels], panels, height: 1, load: 1000 });
    if (!generated.ok) throw new Error('expected a girder');
    expect(generated.document.joints).toHaveLength(2 * panels);
    // Made once for all fingerprints, by the first of a large truss.
    getCompiledDigest();
    let made = 0;
    vi.stubGlobal('WebAssembly', {
      Module: WebAssembly.Module,
      validate: WebAssembly.validate.bind(WebAssembly),
      Instance: class extends WebAssembly.Instance {
        constructor(module: WebAssembly.Module) {
          super(module);
          made++;
        }
      },
    });
    expect(solveTruss(generated.document, { include: [] }).level).not.toBe('error');
    return made;
  }

  it('is of SIMD instructions from a thousand joints on, and plain below', () => {
    expect(countInstances(500)).toBe(1);
    vi.unstubAllGlobals();
    expect(countInstances(498)).toBe(0);
  });
});
