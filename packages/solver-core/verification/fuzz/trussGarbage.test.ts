import { describe, expect, it } from 'vitest';
import {
  assembleTruss,
  computeActions,
  convertTruss,
  parseTruss,
  readTruss,
  solveTruss,
  totalMassOfTruss,
  trussHash,
} from '@eecs/solver-core/truss';
import { LIMITS } from '@eecs/solver-core';
import { generateTrussGarbage } from './generateTrussGarbage.ts';
import { notFinite } from './runGarbage.ts';
import { drawCases } from '../drawCases.ts';

const SEED = 1;
const COUNT = drawCases(3000);
const SOLVED = drawCases(600, 120);

/** Makes every check of a document that precedes a solve. */
function answer(input: unknown): 'refused' | 'taken' {
  parseTruss(input, { limits: LIMITS.anonymous });
  const reading = readTruss(input);
  if (reading.document === null) return 'refused';
  const { document, isWhole } = reading;
  const { model, failures } = assembleTruss(document, isWhole);
  expect(notFinite(failures, '')).toBe(null);
  expect(parseTruss(input).ok).toBe(reading.failures.length === 0);
  if (reading.failures.length > 0) return 'refused';
  expect(trussHash(document)).toMatch(/^[0-9a-f]{40}$/);
  expect(trussHash(convertTruss(document, 1))).toMatch(/^[0-9a-f]{40}$/);
  if (!model || failures.length > 0) return 'refused';
  expect(notFinite(model, '')).toBe(null);
  expect(Number.isFinite(totalMassOfTruss(document, model))).toBe(true);
  for (let set = 0; set < Math.max(1, document.caseSets.length); set++)
    expect(notFinite(computeActions(document, model, set), '')).toBe(null);
  return 'taken';
}

describe('garbage instead of a truss', () => {
  it(`is read and assembled without throwing, NaN or Infinity: ${COUNT} documents, seed ${SEED}`, () => {
    const count = { refused: 0, taken: 0 };
    for (let seed = SEED; seed < SEED + COUNT; seed++) {
      try {
        count[answer(generateTrussGarbage(seed))]++;
      } catch (error) {
        throw new Error(`seed ${seed}`, { cause: error });
      }
    }
    expect(count.refused).toBeGreaterThan(COUNT / 10);
    expect(count.taken).toBeGreaterThan(COUNT / 10);
  });

  it(`is solved or refused without throwing, NaN or Infinity: ${SOLVED} documents, seed ${SEED}`, () => {
    const count = { ok: 0, warning: 0, error: 0 };
    for (let seed = SEED; seed < SEED + SOLVED; seed++) {
      const answered = solveTruss(generateTrussGarbage(seed));
      expect(notFinite(answered, ''), `seed ${seed}`).toBe(null);
      count[answered.level]++;
    }
    expect(count.error).toBeGreaterThan(SOLVED / 6);
    expect(count.ok + count.warning).toBeGreaterThan(SOLVED / 6);
  });

  it.each([
    undefined,
    null,
    0,
    NaN,
    'truss',
    [],
    [[]],
    () => 1,
    Symbol('x'),
    new Map(),
    { joints: 5, links: {} },
  ])('is refused when it is no document at all: %s', (input) => {
    expect(parseTruss(input).ok).toBe(false);
  });
});
