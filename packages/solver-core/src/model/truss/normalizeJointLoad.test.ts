import { describe, expect, it } from 'vitest';
import { readTruss } from './readTruss.ts';

/** Two rods on pins, with a load whose class fixes its direction and which states `alpha` nevertheless. */
const failuresOf = (alpha: unknown) =>
  readTruss({
    schema: 1,
    joints: [
      { x: 0, y: 0, anchor: 3 },
      { x: 2, y: 0, anchor: 3 },
      { x: 1, y: 1, loads: [{ className: 'ShearLoad', c: [-1000], alpha }] },
    ],
    links: [
      { i: 0, j: 2 },
      { i: 1, j: 2 },
    ],
  }).failures;

describe('the direction that a load on a joint states', () => {
  it.each(['abc', '1', '', {}, [1], true])('is refused where it is no number: %j', (alpha) => {
    expect(failuresOf(alpha)).toMatchObject([{ code: 'schema.type', path: '/joints/2/loads/0/alpha' }]);
  });

  it.each([undefined, 90])('is read where the class may have it: %j', (alpha) => {
    expect(failuresOf(alpha)).toEqual([]);
  });
});
