import { describe, expect, it } from 'vitest';
import { runGarbage } from './runGarbage.ts';

describe('garbage instead of a document', () => {
  it('never makes `solveBeam` throw or answer with NaN or Infinity: 3000 documents, seed 1', () => {
    // `node --conditions=@eecs/source verification/fuzz/fuzzCases.ts` runs 100 000.
    const report = runGarbage(1, 3000);
    expect(report.faults).toEqual([]);
    expect(report.solved).toBeGreaterThan(300);
    expect(report.refused).toBeGreaterThan(300);
  });
});
