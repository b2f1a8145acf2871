import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectClose } from '@eecs/testing';
import { bracedSquare, prattGirder, type trussCase } from '../../verification/truss/plainTruss.ts';
import { generatePratt } from './generators/generatePratt.ts';
import { getCompiledDigest } from '../hashing/compiledDigest.ts';
import { createPlainKernel } from '../sparse/kernels/plainKernel.ts';
import { solveTruss } from './solveTruss.ts';
import { createTrussSolver } from './trussSolver.ts';

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
    // A different stiffness needs a different factor, but the geometry is the same.
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

  /** Solves a Pratt girder with `panels` panels, and counts the WebAssembly instances created. */
  function countInstances(panels: number): number {
    const generated = generatePratt({ spans: [panels], panels, height: 1, load: 1000 });
    if (!generated.ok) throw new Error('expected a girder');
    expect(generated.document.joints).toHaveLength(2 * panels);
    // Created once for all fingerprints, with the first large truss.
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
