import { expect, test } from 'vitest';
import type { Failure, RefusedBeam } from '@eecs/solver-core';
import { createReader } from './reader.ts';
import { toRefusal } from './refusal.ts';

function refuseLoads(count: number): RefusedBeam {
  const failures = Array.from({ length: count }, (_, index): Failure => ({
    code: 'loads.unassigned',
    path: `/loads/${index}/sets`,
    ids: [],
    values: {},
  }));
  return {
    level: 'error',
    id: -1,
    hash: null,
    errno: 42214,
    error: 'loads',
    message: 'loads',
    failures,
    verdict: null,
  };
}

test('every failure is put into words up to a bound, the rest counted, none taken from the list', () => {
  const few = toRefusal(refuseLoads(100), [], createReader('msb', {}, 'en-US'));
  expect(few.errors).toHaveLength(100);
  const many = toRefusal(refuseLoads(18_000), [], createReader('msb', {}, 'en-US'));
  expect(many.errors).toHaveLength(101);
  expect(many.errors.at(-1)).toBe('Further problems not listed here: 17900');
  expect(many.failures).toHaveLength(18_000);
});
