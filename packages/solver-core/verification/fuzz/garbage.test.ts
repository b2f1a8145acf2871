import { describe, expect, it } from 'vitest';
import { solveBeam } from '@eecs/solver-core';
import { runGarbage } from './runGarbage.ts';
import { drawCases, leastSeen } from '../drawCases.ts';

const SEED = Number(process.env['EECS_SEED'] ?? 1);
const COUNT = drawCases(3000);

describe('garbage instead of a document', () => {
  it(`never makes solveBeam throw or answer with NaN or Infinity: ${COUNT} documents, seed ${SEED}`, () => {
    // `node --conditions=@eecs/source verification/fuzz/fuzzCases.ts` runs 100 000.
    const report = runGarbage(SEED, COUNT);
    expect(report.faults).toEqual([]);
    expect(report.solved).toBeGreaterThanOrEqual(leastSeen(COUNT, 1 / 10));
    expect(report.refused).toBeGreaterThanOrEqual(leastSeen(COUNT, 1 / 10));
  });

  it('refuses a class name that cannot be converted to text', () => {
    const className = JSON.parse('{ "toString": 1, "valueOf": 1 }') as unknown;
    expect(solveBeam({ L: 5, supports: [{ className, x: 0 }] })).toMatchObject({
      level: 'error',
      failures: expect.arrayContaining([
        expect.objectContaining({ code: 'schema.type', path: '/supports/0/className' }),
      ]) as unknown,
    });
  });

  it('reads foreign supports whose list claims a constructor of its own', () => {
    const supports = Object.assign([{ className: 'fixed', x: 0 }], { constructor: 'x' });
    expect(solveBeam({ L: 5, supports }).level).toBe('error');
  });
});
