import { describe, expect, test } from 'vitest';
import { expectClose } from '../../../solver-core/verification/expectClose.ts';
import { sketchTruss } from './sketchTruss.ts';
import { createPrattTruss } from '../examples/createPrattTruss.ts';
import { spatialTripod } from '../examples/spatialTripod.ts';
import { layoutTruss } from './layoutTruss.ts';
import type { TrussMarks } from './marks.ts';

const size = { width: 600, height: 300, formatForce: (force: number) => `${force} N` };
const layout = (document: unknown, box = size): TrussMarks => layoutTruss(sketchTruss(document), box);
const pratt = createPrattTruss({ panels: 6, panelLength: 3, height: 3, load: 10000 });
const bar = (anchor: number, loads: object[] = []) => ({
  joints: [
    { x: 0, y: 0, anchor },
    { x: 4, y: 0, loads },
  ],
  links: [{ i: 0, j: 1 }],
});

function segments(path: string): number[][] {
  return [...path.matchAll(/M([-\d.]+) ([-\d.]+)L([-\d.]+) ([-\d.]+)/g)].map((match) =>
    match.slice(1).map(Number),
  );
}

describe('the scale', () => {
  test('is one for both directions, with y upwards, and everything inside the box', () => {
    const marks = layout(pratt);
    const [first, second] = marks.joints;
    const top = marks.joints[7];
    const panel = (second?.x ?? 0) - (first?.x ?? 0);
    expect(panel).toBeGreaterThan(50);
    expectClose((first?.y ?? 0) - (top?.y ?? 0), panel, 1e-9);
    for (const { x, y } of [...marks.joints, ...marks.arrows.flatMap(({ tip, tail }) => [tip, tail])]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(600);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(300);
    }
  });

  test('draws each rod between its joints', () => {
    const marks = layout(pratt);
    expect(segments(marks.rods)).toHaveLength(21);
    const [x1, y1] = segments(marks.rods)[0] ?? [];
    expect(Math.abs((x1 ?? 0) - (marks.joints[0]?.x ?? 0))).toBeLessThanOrEqual(0.05);
    expect(Math.abs((y1 ?? 0) - (marks.joints[0]?.y ?? 0))).toBeLessThanOrEqual(0.05);
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
    for (const box of [size, { ...size, width: 40, height: 20 }]) {
      const marks = layout(document, box);
      expect(JSON.stringify(marks)).not.toMatch(/null,"y"|NaN|Infinity|"x":null/);
      expect(marks.rods).not.toMatch(/NaN|Infinity/);
    }
  });
});

describe('supports', () => {
  test('x and y held is a pin below its joint, y held a roller', () => {
    expect(layout(pratt).anchors.map(({ joint, glyph, rotationDeg }) => [joint, glyph, rotationDeg])).toEqual(
      [
        [0, 'pin', 0],
        [6, 'roller', 0],
      ],
    );
  });

  test('x held is a roller against a wall, on the side without rods', () => {
    expect(layout(bar(1)).anchors[0]).toMatchObject({ glyph: 'roller', rotationDeg: 90 });
    const mirrored = {
      joints: [
        { x: 0, y: 0, anchor: 1 },
        { x: -4, y: 0 },
      ],
      links: [{ i: 0, j: 1 }],
    };
    expect(layout(mirrored).anchors[0]).toMatchObject({ glyph: 'roller', rotationDeg: -90 });
  });

  test('a joint from which everything hangs has its support above', () => {
    const hanging = {
      joints: [
        { x: 0, y: 0, anchor: 3 },
        { x: 0, y: -4 },
      ],
      links: [{ i: 0, j: 1 }],
    };
    expect(layout(hanging).anchors[0]).toMatchObject({ glyph: 'pin', rotationDeg: 180 });
  });

  test('z means nothing in a plane truss; in space what is held in part is told in letters', () => {
    expect(layout(bar(4)).anchors).toEqual([]);
    expect(layout(spatialTripod).anchors.map(({ glyph, axes }) => [glyph, axes])).toEqual([
      ['pin', null],
      ['roller', 'yz'],
      ['roller', 'y'],
    ]);
    expect(layout(spatialTripod).labels.map(({ text }) => text)).toContain('yz');
  });
});

describe('loads', () => {
  test('a load on the bottom chord hangs below its joint, with its value at the tip', () => {
    const marks = layout(pratt);
    expect(marks.arrows).toHaveLength(5);
    expect(marks.arrows.every(({ tip, tail }) => tip.y > tail.y)).toBe(true);
    expect(marks.arrows.every(({ tail }) => tail.y > (marks.joints[0]?.y ?? Infinity))).toBe(true);
    expect(marks.labels.map(({ text }) => text)).toEqual(Array(5).fill('10000 N'));
    expect(marks.hiddenLabels).toBe(0);
  });

  test('a load in free room has its tip at the joint', () => {
    const marks = layout(bar(3, [{ className: 'ShearLoad', c: [-10] }]));
    const [arrow, joint] = [marks.arrows[0], marks.joints[1]];
    expect(arrow?.tip.y).toBeLessThan(joint?.y ?? 0);
    expect(arrow?.tail.y).toBeLessThan(arrow?.tip.y ?? 0);
  });

  test('a load into a support stands before its glyph', () => {
    const document = {
      joints: [
        { x: 0, y: 0, anchor: 1, loads: [{ className: 'AxialLoad', c: [2] }] },
        { x: 4, y: 0 },
      ],
      links: [{ i: 0, j: 1 }],
    };
    const marks = layout(document);
    expect(marks.arrows[0]?.tip.x).toBeLessThan((marks.joints[0]?.x ?? 0) - marks.glyphSize);
  });

  test('loads of one joint and direction are one arrow; opposite ones may cancel', () => {
    const load = (value: number) => ({ className: 'ShearLoad', c: [value] });
    expect(layout(bar(3, [load(-4), load(-6)])).labels[0]?.text).toBe('10 N');
    expect(layout(bar(3, [load(-4), load(4)])).arrows).toEqual([]);
  });

  test('a force at the reader is no arrow', () => {
    const out = { className: 'GenericLoad', c: [7], alpha: 45, beta: 90 };
    const marks = layout(bar(3, [out]));
    expect([marks.arrows.length, marks.endOn.length]).toEqual([1, 0]); // leans to the lower left, as z does
    const along = { x: Math.SQRT1_2, y: Math.SQRT1_2, z: 2 }; // the line of sight of the axonometry
    const beta = (Math.atan2(along.z, 1) * 180) / Math.PI;
    const sight = layout(bar(3, [{ className: 'GenericLoad', c: [7], alpha: 45, beta }]));
    expect([sight.arrows.length, sight.endOn.length]).toEqual([0, 1]);
    expect(sight.endOn[0]?.towards).toBe(true);
  });

  test('no two values overlap', () => {
    const { labels } = layout(createPrattTruss({ panels: 40, panelLength: 1, height: 4, load: 123456 }));
    labels.forEach((a, i) => {
      labels.slice(i + 1).forEach((b) => {
        expect(a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1).toBe(false);
      });
    });
  });

  test('a thumbnail has no values', () => {
    expect(layout(pratt, { ...size, width: 160, height: 80 }).labels).toEqual([]);
  });
});

describe('a truss of any size', () => {
  test('has a bounded number of marks, and counts what is left out', () => {
    const marks = layout(createPrattTruss({ panels: 10_000, panelLength: 1, height: 60, load: 1000 }));
    expect(segments(marks.rods).length).toBeLessThanOrEqual(4000);
    expect(marks.joints).toEqual([]);
    expect(marks.arrows.length).toBeLessThanOrEqual(80);
    expect(marks.labels.length).toBeLessThanOrEqual(24);
    expect(marks.hiddenLabels).toBe(9999 - marks.labels.length);
    expect(marks.isFine).toBe(true);
  });
});
