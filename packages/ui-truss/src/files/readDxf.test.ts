import { describe, expect, test } from 'vitest';
import { readDxf } from '@eecs/ui-kit/editing';
import { LINE, dxf } from '../../test/dxfText.ts';
import { readTrussBlob } from './readTrussBlob.ts';

describe('a drawing', () => {
  test('has polylines of both kinds, closed ones too, and things that are passed over', () => {
    const light = [0, 'LWPOLYLINE', 8, 'A', 90, 3, 70, 1, 10, 0, 20, 0, 10, 4, 20, 0, 10, 4, 20, 3];
    const vertex = (x: number, y: number) => [0, 'VERTEX', 8, 'B', 10, x, 20, y, 30, 2];
    const old = [0, 'POLYLINE', 8, 'B', 66, 1, 70, 8, ...vertex(0, 0), ...vertex(1, 1), 0, 'SEQEND'];
    const found = readDxf(dxf(...light, ...old, 0, 'CIRCLE', 8, 'C', 10, 0, 20, 0, 40, 1), 0);
    expect(found?.lines.map(({ from, to }) => [from, to])).toEqual([
      [
        [0, 0, 0],
        [4, 0, 0],
      ],
      [
        [4, 0, 0],
        [4, 3, 0],
      ],
      [
        [4, 3, 0],
        [0, 0, 0],
      ],
      [
        [0, 0, 2],
        [1, 1, 2],
      ],
    ]);
    expect(found).toMatchObject({ objects: 3, leftOut: { arc: 1 } });
  });

  test('a drawing reports what becomes no rod', async () => {
    const line = (x: string | number, to: string | number) => [
      0,
      'LINE',
      8,
      'A',
      10,
      x,
      20,
      0,
      11,
      to,
      21,
      0,
    ];
    const arc = [0, 'ARC', 8, 'A', 10, 0, 20, 0, 40, 1];
    const chain = [0, 'LWPOLYLINE', 8, 'A', 90, 3, 70, 0, 10, 0, 20, 0, 10, 'NaN', 20, 0, 10, 4, 20, 3];
    const things = [...line('NaN', 1), ...line(0, '1e400'), ...line(2, 2), ...arc, ...chain, ...line(0, 4)];
    const file = new File([dxf(...things, ...line('', 3))], 'bad.dxf');
    const found = await readTrussBlob(file);
    expect(found).toMatchObject({
      ok: true,
      document: { links: [{ i: 0, j: 1 }] },
      drawing: { objects: 7, leftOut: { arc: 1, noLength: 1, noNumber: 4 }, unit: 'm' },
    });
  });

  test('a drawing leaves out paper space and surfaces', () => {
    const frame = [...LINE.slice(0, 4), 67, 1, ...LINE.slice(4)];
    const model = [...LINE.slice(0, 4), 67, 0, ...LINE.slice(4)];
    const corner = (x: number, y: number, flags: number) => [0, 'VERTEX', 8, 'A', 10, x, 20, y, 70, flags];
    const corners = (flags: number) => [
      ...corner(0, 0, flags),
      ...corner(3, 0, flags),
      ...corner(0, 2, flags),
      ...corner(3, 2, flags),
    ];
    const mesh = [0, 'POLYLINE', 8, 'A', 70, 16, 71, 2, 72, 2, ...corners(64), 0, 'SEQEND'];
    const faces = [0, 'POLYLINE', 8, 'A', 70, 64, 71, 4, 72, 1, ...corners(192), 0, 'SEQEND'];
    const found = readDxf(dxf(...frame, ...model, ...mesh, ...faces), 0, { unit: 'm' });
    expect(found?.lines).toEqual([{ from: [0, 0, 0], to: [3000, 0, 0], layer: 'Chord' }]);
    expect(found).toMatchObject({ objects: 4, leftOut: { paper: 1, mesh: 2 } });
  });

  test('counts the arcs of polylines that become straight', () => {
    // A bulge belongs to the segment that begins at its point; the last point of an open polyline begins none.
    const light = (flags: number) => [
      ...[0, 'LWPOLYLINE', 8, 'A', 90, 3, 70, flags],
      ...[10, 0, 20, 0, 42, 1, 10, 3, 20, 0, 42, 0, 10, 1.5, 20, 2, 42, -0.5],
    ];
    const vertex = (x: number, bulge: number) => [0, 'VERTEX', 8, 'B', 10, x, 20, 9, 42, bulge];
    const old = [0, 'POLYLINE', 8, 'B', 70, 0, ...vertex(0, 0.2), ...vertex(1, 0), 0, 'SEQEND'];
    const found = readDxf(dxf(...light(0), ...light(1), ...old), 0);
    expect(found?.lines).toHaveLength(2 + 3 + 1);
    expect(found).toMatchObject({ straightened: 1 + 2 + 1, leftOut: {} });
  });

  test('has no rods of curves that go through a polyline, as of a spline', () => {
    const vertex = (x: number, flags: number) => [0, 'VERTEX', 8, 'B', 10, x, 20, 0, 70, flags];
    const fitted = [0, 'POLYLINE', 8, 'B', 70, 4, ...vertex(0, 16), ...vertex(1, 8), 0, 'SEQEND'];
    expect(readDxf(dxf(...fitted), 0)).toMatchObject({ lines: [], leftOut: { arc: 1 } });
  });

  test.each(['', '{}', 'x,y\n0,0'])('%j is no drawing', (text) => {
    expect(readDxf(text, 0)).toBeNull();
  });
});

describe('polylines in planes of their own', () => {
  const light = (...normal: readonly (number | string)[]) => {
    const places = [10, 1, 20, 2, 10, 4, 20, 6];
    return [
      0,
      'LWPOLYLINE',
      8,
      'A',
      90,
      2,
      70,
      0,
      38,
      5,
      ...places,
      210,
      normal[0]!,
      220,
      normal[1]!,
      230,
      normal[2]!,
    ];
  };

  // By hand: the x axis of the plane is Y × N if N is nearly Z, otherwise Z × N; y is N × x.
  test.each([
    ['mirrored', [0, 0, -1], [-1, 2, -5], [-4, 6, -5]],
    ['upright, seen from the front', [0, -1, 0], [1, -5, 2], [4, -5, 6]],
    ['upright, seen from the right', [2, 0, 0], [5, 1, 2], [5, 4, 6]],
    ['flat', [0, 0, 1], [1, 2, 5], [4, 6, 5]],
  ] as const)('has their places in space: %s', (_, normal, from, to) => {
    expect(readDxf(dxf(...light(...normal)), 0)?.lines).toEqual([{ from, to, layer: 'A' }]);
  });

  test('an old polyline is turned likewise, a polyline in space and a line are not', () => {
    const mirror = [210, 0, 220, 0, 230, -1];
    const ends = [0, 'VERTEX', 8, 'A', 10, 1, 20, 2, 30, 5, 0, 'VERTEX', 8, 'A', 10, 4, 20, 6, 30, 5];
    const old = (flags: number) => [0, 'POLYLINE', 8, 'A', 70, flags, ...mirror, ...ends, 0, 'SEQEND'];
    const line = [...LINE, ...mirror];
    expect(readDxf(dxf(...old(0), ...old(8), ...line), 0, { unit: 'm' })?.lines.map(({ to }) => to)).toEqual([
      [-4, 6, -5],
      [4, 6, 5],
      [3000, 0, 0],
    ]);
  });

  test.each([
    [0, 0, 0],
    [0, 'NaN', 1],
  ])('is left out where the plane is none: %j', (...normal) => {
    expect(readDxf(dxf(...light(...normal)), 0)).toMatchObject({ lines: [], leftOut: { noNumber: 1 } });
  });
});
