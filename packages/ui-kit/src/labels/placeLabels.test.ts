import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createScale } from '../viewport/createScale.ts';
import { crowdedShear } from '../../test/crowdedDiagram.ts';
import { jumpMoment, nil, proppedMoment, uniformShear } from '../../test/exampleDiagrams.ts';
import { createCurveCover } from '../diagrams/curveCover.ts';
import { listKeyPoints } from '../diagrams/keyPoints.ts';
import { layoutDiagram } from '../diagrams/layoutDiagram.ts';
import { type LabelRequest, overlaps, placeLabels } from './placeLabels.ts';

const bounds = { x0: 0, y0: 0, x1: 320, y1: 88 };

const request = fc.record({
  x: fc.double({ min: 0, max: 320, noNaN: true }),
  y: fc.double({ min: 0, max: 88, noNaN: true }),
  width: fc.double({ min: 10, max: 90, noNaN: true }),
  height: fc.constant(14),
  side: fc.constantFrom('above' as const, 'below' as const),
  lean: fc.constantFrom('left' as const, 'middle' as const, 'right' as const),
  priority: fc.integer({ min: 0, max: 90 }),
});

const requests = fc.array(request, { minLength: 2, maxLength: 40 }).map((list): LabelRequest[] =>
  list.map((entry, i) => ({
    ...entry,
    id: String(i),
    required: i < 2,
    priority: i < 2 ? 100 : entry.priority,
  })),
);

test('no two labels overlap, none leaves the row, each is placed or counted, and the two extremes always stand', () => {
  fc.assert(
    fc.property(requests, (list) => {
      const { placed, hidden } = placeLabels(list, { bounds });
      placed.forEach((box, i) => {
        expect(placed.slice(i + 1).some((other) => overlaps(box, other))).toBe(false);
        expect(box.x0).toBeGreaterThanOrEqual(bounds.x0);
        expect(box.x1).toBeLessThanOrEqual(bounds.x1);
        expect(box.y0).toBeGreaterThanOrEqual(bounds.y0);
        expect(box.y1).toBeLessThanOrEqual(bounds.y1);
      });
      expect(placed.length + hidden.length).toBe(list.length);
      expect(hidden).not.toContain('0');
      expect(hidden).not.toContain('1');
    }),
    { numRuns: 300 },
  );
});

test('nothing covers an obstacle', () => {
  const obstacle = { x0: 0, y0: 0, x1: 160, y1: 88 };
  const only = {
    id: 'a',
    x: 80,
    y: 44,
    width: 60,
    height: 14,
    side: 'above',
    priority: 1,
    required: true,
  } as const;
  const { placed } = placeLabels([only], { bounds, obstacles: [obstacle] });
  expect(placed[0]?.x0).toBeGreaterThanOrEqual(160);
});

test('a label keeps clear of what it may cover where there is room, and covers it rather than being left out', () => {
  const label = {
    id: 'a',
    x: 160,
    y: 44,
    width: 50,
    height: 14,
    side: 'below',
    lean: 'left',
    priority: 1,
  } as const;
  // A line that slopes down to the left through the preferred place of the label.
  const isCovering = ({ x0, y0 }: { x0: number; y0: number }): boolean => x0 < 160 && y0 < 58;
  const [clear] = placeLabels([label], { bounds, isCovering }).placed;
  expect(clear).toMatchObject({ x0: 107, y0: 61 });
  expect(placeLabels([label], { bounds, isCovering: () => true })).toEqual(placeLabels([label], { bounds }));
});

test('touching boxes do not overlap', () => {
  const box = { x0: 0, y0: 0, x1: 10, y1: 10 };
  expect(overlaps(box, { x0: 10, y0: 0, x1: 20, y1: 10 })).toBe(false);
  expect(overlaps(box, { x0: 10 - 1e-9, y0: 0, x1: 20, y1: 10 })).toBe(true);
});

test('key points: extremes once, both sides of a jump, ends, inner zeros', () => {
  expect(listKeyPoints(proppedMoment)).toEqual([
    { kind: 'min', x: 0, value: -48_000 },
    { kind: 'zero', x: 2, value: 0 },
    { kind: 'max', x: 5, value: 27_000 },
  ]);
  expect(listKeyPoints(uniformShear).map(({ kind }) => kind)).toEqual(['max', 'zero', 'min']);
  expect(listKeyPoints(jumpMoment).map(({ kind, value }) => [kind, value])).toEqual([
    ['max', 4000],
    ['min', -4000],
  ]);
  expect(listKeyPoints(nil)).toEqual([]);
});

test.each([
  [3, 320],
  [10, 320],
  [20, 768],
  [20, 1280],
])('%i spans on %i px: both extremes are printed, and nothing else on the curve', (spans, width) => {
  const diagram = crowdedShear(spans);
  const x = createScale({ domain: [0, spans * 3], range: [64, width - 48] });
  const { labels, labelBoxes, hiddenCount, y } = layoutDiagram(diagram, {
    x,
    width,
    height: 88,
    isPositiveDown: false,
    writeCount: (count) => `+${count} in the table`,
    write: ({ value }) => (value / 1000).toFixed(3),
  });
  const kinds = labels.map(({ point }) => point.kind);
  expect(kinds).toContain('max');
  expect(kinds).toContain('min');
  const isOnCurve = createCurveCover(diagram, { x, y });
  const lesser = labels.flatMap(({ index, point: { kind } }) =>
    kind === 'max' || kind === 'min' ? [] : [String(index)],
  );
  expect(labelBoxes.filter((box) => isOnCurve(box) && lesser.includes(box.id))).toEqual([]);
  // One number for each of the two segments of a span.
  expect(labels.length + hiddenCount).toBe(2 * spans);
});

test('numbers beside each other keep apart, so that two are never read as one', () => {
  const beside = { y: 44, width: 48, height: 14, side: 'above', priority: 1 } as const;
  const { placed } = placeLabels(
    [
      { ...beside, id: 'a', x: 100, lean: 'middle' },
      { ...beside, id: 'b', x: 148, lean: 'middle' },
    ],
    { bounds },
  );
  const [a, b] = placed;
  expect(a && b && (a.y0 !== b.y0 || b.x0 - a.x1 >= 5)).toBe(true);
});

test('in motion what governs keeps clear of the curve, the others take the nearest place', () => {
  const label = { x: 160, y: 44, width: 50, height: 14, side: 'below', priority: 1 } as const;
  const isCovering = ({ y0 }: { y0: number }): boolean => y0 < 58;
  const room = { bounds, isCovering, isQuick: true };
  const [governing] = placeLabels([{ ...label, id: 'a', required: true }], room).placed;
  const [other] = placeLabels([{ ...label, id: 'b', isHeedless: true }], room).placed;
  expect(governing?.y0).toBeGreaterThanOrEqual(58);
  expect(other?.y0).toBe(47);
});
