import { describe, expect, it } from 'vitest';
import { runUnits } from './runUnits.ts';

const SEED = 20261121;

describe('a switch of units', () => {
  it(`changes no verdict, no refusal and no answer, to the other system and back, seed ${SEED}`, () => {
    const { count, solved, refused, layouts, differing } = runUnits(SEED, 200);
    expect(differing).toEqual([]);
    expect(count).toBe(200);
    expect(layouts).toBe(1000);
    expect(solved).toBeGreaterThan(150);
    expect(refused).toBeGreaterThan(10);
  }, 60_000);
});
