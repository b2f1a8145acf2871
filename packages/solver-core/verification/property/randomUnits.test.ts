import { describe, expect, it } from 'vitest';
import { runUnits } from './runUnits.ts';
import { drawCases, leastSeen } from '../drawCases.ts';

const SEED = Number(process.env['EECS_SEED'] ?? 20261121);
const COUNT = drawCases(200);

describe('a switch of units', () => {
  it(`changes no verdict, no refusal and no answer, to the other system and back, seed ${SEED}`, () => {
    const { count, solved, refused, layouts, differing } = runUnits(SEED, COUNT);
    expect(differing).toEqual([]);
    expect(count).toBe(COUNT);
    expect(layouts).toBe(5 * COUNT);
    expect(solved).toBeGreaterThanOrEqual(leastSeen(COUNT, 3 / 4));
    expect(refused).toBeGreaterThanOrEqual(leastSeen(COUNT, 1 / 20));
  }, 60_000);
});
