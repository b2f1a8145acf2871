import { describe, expect, test } from 'vitest';
import { createFormat } from '@eecs/ui-kit';
import { expectClose } from '@eecs/testing';
import { createPrattTruss } from '../../examples/createPrattTruss.ts';
import { spatialTripod } from '../../examples/spatialTripod.ts';
import { createSchemeTexts } from '../schemeTexts.ts';
import { type TrussPictureLayout, layoutTrussPicture } from './layoutTrussPicture.ts';
import { sketchTruss } from './sketchTruss.ts';

const texts = createSchemeTexts(createFormat({ locale: 'en-US', units: 0, digits: 3 }), 0);
const size = { width: 600, height: 300, texts, hasDimensions: false };
const layout = (document: unknown, box = size): TrussPictureLayout =>
  layoutTrussPicture(sketchTruss(document), box);
const pratt = createPrattTruss({ panels: 6, panelLength: 3, height: 3, load: 10000 });
const bar = (anchor: number, loads: object[] = []) => ({
  joints: [
    { x: 0, y: 0, anchor },
    { x: 4, y: 0, loads },
  ],
  links: [{ i: 0, j: 1 }],
});

const pathOf = ({ nodes }: TrussPictureLayout, key: string): string =>
  nodes.find((node) => node.key === key)?.attributes['d'] ?? '';
const textsOf = ({ nodes }: TrussPictureLayout, role: string): string[] =>
  nodes.flatMap(({ text, attributes }) => (attributes['data-role'] === role && text ? [text] : []));
const supportsOf = ({ nodes }: TrussPictureLayout): string[] =>
  nodes.filter(({ attributes }) => attributes['data-role'] === 'glyph').map(({ key }) => key);

describe('the scale', () => {
  test('is one for both directions, with y upwards, and everything inside the box', () => {
    const { points, loads } = layout(pratt);
    const [first, second] = points;
    const top = points[7];
    const panel = (second?.x ?? 0) - (first?.x ?? 0);
    expect(panel).toBeGreaterThan(50);
    expectClose((first?.y ?? 0) - (top?.y ?? 0), panel, 1e-9);
    for (const { x, y } of [...points, ...loads.flatMap(({ from, to }) => [from, to])]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(600);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(300);
    }
  });

  test('marks of a small picture are smaller, and those of a large one as on a board', () => {
    expect(layout(pratt, { ...size, width: 160, height: 80 }).sizes).toEqual({
      anchor: 8,
      arrow: 12,
      joint: 1.5,
    });
    expect(layout(pratt, { ...size, width: 1200, height: 600 }).sizes).toEqual({
      anchor: 24,
      arrow: 40,
      joint: 3.5,
    });
  });

  test.each([
    ['no joints', { joints: [] }],
    ['one joint', { joints: [{ x: 5, y: 5 }] }],
    [
      'joints on one place',
      {
        joints: [
          { x: 5, y: 5 },
          { x: 5, y: 5 },
        ],
        links: [{ i: 0, j: 1 }],
      },
    ],
    [
      'joints on a line',
      {
        joints: [
          { x: 0, y: 0 },
          { x: 0, y: 9 },
        ],
        links: [{ i: 0, j: 1 }],
      },
    ],
    [
      'a kilometre and a millimetre',
      {
        joints: [
          { x: 0, y: 0 },
          { x: 1e3, y: 1e-3 },
        ],
        links: [{ i: 0, j: 1 }],
      },
    ],
    [
      'places near the largest allowed',
      {
        joints: [
          { x: -1e15, y: 0 },
          { x: 1e15, y: 1 },
        ],
      },
    ],
  ])('is finite for %s', (_, document) => {
    for (const box of [size, { ...size, width: 40, height: 20 }, { ...size, hasDimensions: true }])
      expect(JSON.stringify(layout(document, box))).not.toMatch(/null|NaN|Infinity/);
  });
});

test('supports are those of the board; in space what is held in part is reported in letters', () => {
  expect(supportsOf(layout(pratt))).toEqual(['anchor:0:pin', 'anchor:6:roller']);
  expect(supportsOf(layout(bar(4)))).toEqual([]);
  const tripod = layout(spatialTripod);
  expect(supportsOf(tripod)).toEqual(['anchor:0:pin', 'anchor:1:roller', 'anchor:2:roller']);
  expect(textsOf(tripod, 'dimension').toSorted()).toEqual(['y', 'yz']);
});

describe('loads', () => {
  test('a load on the bottom chord hangs below its joint, with its value', () => {
    const picture = layout(pratt);
    expect(picture.loads).toHaveLength(5);
    expect(picture.loads.every(({ from, to }) => to.y > from.y)).toBe(true);
    expect(picture.loads.every(({ from }) => from.y > (picture.points[0]?.y ?? Infinity))).toBe(true);
    expect(textsOf(picture, 'load')).toEqual(Array(5).fill('10\u202fkN'));
    expect(picture.hidden).toBe(0);
  });

  test('a load into a support is drawn before its glyph', () => {
    const { loads, points, sizes } = layout({
      joints: [
        { x: 0, y: 0, anchor: 1, loads: [{ className: 'AxialLoad', c: [2] }] },
        { x: 4, y: 0 },
      ],
      links: [{ i: 0, j: 1 }],
    });
    expect(loads[0]?.to.x).toBeLessThan((points[0]?.x ?? 0) - sizes.anchor);
  });

  test('a load along a rod is drawn too', () => {
    const document = {
      ...bar(3),
      links: [{ i: 0, j: 1, loads: [{ className: 'DistributedLoad', y: [-2, -2, -2], alpha: 90 }] }],
    };
    expect(layout(document).loads.map(({ item }) => item.kind)).toEqual(['linkLoad']);
  });

  test('a thumbnail has no values and counts no missing ones', () => {
    const thumbnail = layout(pratt, { ...size, width: 160, height: 80 });
    expect(textsOf(thumbnail, 'load')).toEqual([]);
    expect(thumbnail.hidden).toBe(0);
  });
});

describe('dimensions', () => {
  const measured = (document: unknown): string[] =>
    textsOf(layout(document, { ...size, hasDimensions: true }), 'dimension');

  test('the distinct x are measured below, the distinct y at the right', () => {
    expect(measured(pratt)).toEqual(Array(7).fill('3'));
  });

  test('where the numbers have no room the whole is measured alone', () => {
    expect(measured(createPrattTruss({ panels: 36, panelLength: 1.125, height: 4, load: 1 }))).toEqual([
      '40.5',
      '4',
    ]);
  });

  test('a truss in space is not measured', () => {
    expect(pathOf(layout(spatialTripod, { ...size, hasDimensions: true }), 'dimensions')).toBe('');
  });
});

test('a truss of any size has a bounded number of marks, and counts what is left out', () => {
  const picture = layout(createPrattTruss({ panels: 10_000, panelLength: 1, height: 60, load: 1000 }));
  expect(pathOf(picture, 'rods').match(/M/g)?.length).toBeLessThanOrEqual(4000);
  expect(picture.loads.length).toBeLessThanOrEqual(80);
  const values = textsOf(picture, 'load').length;
  expect(values).toBeGreaterThan(10);
  expect(picture.hidden).toBe(9999 - values);
  expect(picture.nodes.length).toBeLessThan(250);
});
