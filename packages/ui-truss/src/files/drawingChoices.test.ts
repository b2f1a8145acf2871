import { describe, expect, test } from 'vitest';
import { chooseLines, type DxfLine, findParts, isUpright } from '@eecs/ui-kit/editing';
import { drawLines } from '../../test/dxfText.ts';
import { previewDrawing } from './previewDrawing.ts';
import { readTrussBlob } from './readTrussBlob.ts';

type Place = DxfLine['from'];
const line = (from: Place, to: Place, layer = 'Truss'): DxfLine => ({ from, to, layer });
const triangle = [line([0, 0, 0], [3, 0, 0]), line([3, 0, 0], [3, 4, 0]), line([3, 4, 0], [0, 0, 0])];
const wall = line([9, 0, 0], [9, 5, 0], 'Wall');
const dimension = line([0, -1, 0], [3, -1, 0], 'Dim');
/** A post that ends on the lower chord between its joints. */
const post = line([1, 0, 0], [1, 2, 0], 'Post');

/** A drawing in metres. */
const write = (lines: readonly DxfLine[]): string => drawLines(6, lines);

describe('parts of a drawing', () => {
  test('hang together by ends, and by ends on lines; the largest is first', () => {
    expect(findParts([wall, ...triangle, dimension, post])).toEqual([
      { lines: [1, 2, 3, 5], layers: ['Truss', 'Post'] },
      { lines: [0], layers: ['Wall'] },
      { lines: [4], layers: ['Dim'] },
    ]);
    expect(findParts([])).toEqual([]);
  });

  test('one choice leaves out unconnected parts of a drawing, another one layers', () => {
    const all = [wall, ...triangle, dimension, post];
    expect(chooseLines(all, { leavesLoose: true })).toMatchObject({
      lines: [...triangle, post],
      loose: 2,
      unread: [],
    });
    expect(chooseLines(all, { layers: ['Truss', 'Wall'] })).toMatchObject({
      lines: [wall, ...triangle],
      unread: ['Dim', 'Post'],
    });
    expect(chooseLines(all).lines).toEqual(all);
  });
});

describe('a drawing whose z is up', () => {
  test.each<[string, (point: Place) => Place, Place[]]>([
    ['across y', ([x, y]) => [x, 7, y], [[0, 0, 0], [3, 0, 0], [3, 4, 0]]],
    ['across x', ([x, y]) => [7, x, y], [[0, 0, 0], [3, 0, 0], [3, 4, 0]]],
  ])('and that is flat %s is turned into the plane of the page by itself', (_, stand, joints) => {
    const upright = triangle.map(({ from, to }) => line(stand(from), stand(to)));
    expect(isUpright(upright)).toBe(true);
    expect(chooseLines(upright).lines.map(({ from }) => from)).toEqual(joints);
    expect(chooseLines(upright, { isTurned: false }).lines).toEqual(upright);
  }); // prettier-ignore

  test('a drawing in space is turned if the reader chooses it: z becomes y, and y goes into the page', () => {
    const tripod = [line([0, 0, 0], [1, 2, 3]), line([2, 0, 0], [1, 2, 3])];
    expect(isUpright(tripod)).toBe(false);
    expect(chooseLines(tripod, { isTurned: true }).lines[0]?.to).toEqual([1, 3, -2]);
  });
});

test('a drawing is looked at before it is opened: its layers with their counts, unit and way up', async () => {
  const text = write([wall, ...triangle, dimension]);
  expect(previewDrawing(text)).toMatchObject({
    layers: [
      { name: 'Wall', count: 1 },
      { name: 'Truss', count: 3 },
      { name: 'Dim', count: 1 },
    ],
    unit: 'm',
    isUnitGuessed: false,
    isUpright: false,
  });
  expect(previewDrawing('x;y')).toBeNull();
  const file = new File([text], 'a.dxf');
  expect(
    await readTrussBlob(file, { drawing: { layers: ['Truss', 'Wall'], leavesLoose: true } }),
  ).toMatchObject({
    ok: true,
    document: { joints: { length: 3 }, links: { length: 3 } },
    drawing: { loose: 1, unread: ['Dim'], isTurned: false },
  });
  expect(await readTrussBlob(file, { drawing: { layers: [] } })).toMatchObject({
    ok: false,
    problem: 'noLines',
  });
});
