import { parseCase } from '@eecs/solver-core';
import { parseFrame } from '@eecs/solver-core/frame';
import { parseTruss } from '@eecs/solver-core/truss';
import { expect, test } from 'vitest';
import { changeAreaAt, getArea, mayHaveArea } from './areaLoad.ts';
import { readPath } from './pathEdits.ts';

function read<Document>(
  parsed:
    { readonly ok: true; readonly document: Document } | { readonly ok: false; readonly failures: unknown },
): Document {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

const uniform = { className: 'DistributedLoad', y: -6000 };

const beam = read(
  parseCase({
    schema: 1,
    L: 4,
    supports: [{ className: 'clamp', x: 0 }],
    loads: [{ ...uniform, x: [0, 4] }],
  }),
);
const truss = read(
  parseTruss({
    schema: 1,
    joints: [
      { x: 0, y: 0, anchor: 3 },
      { x: 4, y: 0, anchor: 2, loads: [{ className: 'GenericLoad', alpha: -90, c: [100] }] },
    ],
    links: [{ i: 0, j: 1, loads: [uniform] }],
  }),
);
const frame = read(
  parseFrame({
    schema: 1,
    joints: [
      { x: 0, y: 0, support: { className: 'cantilever' } },
      { x: 4, y: 3, loads: [{ className: 'BendingMoment', c: [5] }] },
    ],
    members: [{ i: 0, j: 1, loads: [{ ...uniform, frame: 'projected' }] }],
  }),
);

test.each([
  ['a beam', beam, '/loads/0'],
  ['a rod', truss, '/links/0/loads/0'],
  ['a member, on its projection', frame, '/members/0/loads/0'],
])('a uniform load on %s becomes one of a pressure on a width, and back', (_, document, path) => {
  const made = changeAreaAt<object>(document, path, {}).document;
  expect(readPath(made, path)).toMatchObject({
    y: [-6000, -6000, -6000],
    source: { pressure: -6000, width: 1 },
  });
  const wide = changeAreaAt(made, path, { width: 2.5 }).document;
  const light = changeAreaAt(wide, path, { pressure: -2000 }).document;
  const load = readPath(light, path) as object;
  expect(load).toMatchObject({ y: [-5000, -5000, -5000] });
  expect(getArea(load)).toEqual({ pressure: -2000, width: 2.5 });
  expect(changeAreaAt(light, path, { width: 0 }).document).toBe(light);
  const back = readPath(changeAreaAt(light, path, null).document, path);
  expect(back).toMatchObject({ y: [-5000, -5000, -5000] });
  expect(back).not.toHaveProperty('source');
  // A load changed by other means is no longer the product.
  expect(getArea({ ...load, y: [-1, -1, -1] })).toBeNull();
});

test('a force on a joint is pressure times width times spacing, along its own direction', () => {
  const path = '/joints/1/loads/0';
  // A roof with 1.5 kN/m² on trusses 5 m apart, purlins at 2.4 m.
  const { document } = changeAreaAt(truss, path, { pressure: 1500, width: 5, spacing: 2.4 });
  const load = readPath(document, path) as { readonly c: readonly number[] };
  expect(load.c[0]).toBeCloseTo(18_000, 9);
  expect(load.c[2]).toBeCloseTo(-18_000, 9);
  expect(read(parseTruss(document)).joints[1]!.loads[0]).toEqual(load);
});

test('a moment and a trapezoid have no area', () => {
  expect(mayHaveArea(frame.joints[1]!.loads[0]!)).toBe(false);
  expect(changeAreaAt(frame, '/joints/1/loads/0', {}).document).toBe(frame);
  expect(mayHaveArea({ className: 'DistributedLoad', y: [1, 2, 3] })).toBe(false);
});
