import type { Diagram } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { jumpMoment, proppedMoment, uniformShear } from '../../test/exampleDiagrams.ts';
import { createScale } from '../viewport/createScale.ts';
import { createCurveCover } from './curveCover.ts';
import { overlaps } from '../labels/placeLabels.ts';
import { layoutComparison } from './layoutComparison.ts';

const look = { color: 'teal', dash: '' };
const layout = layoutComparison(
  [
    { diagram: proppedMoment, mark: '1', name: 'Dead', ...look },
    { diagram: jumpMoment, mark: '2', name: 'Crane', ...look },
  ],
  {
    x: createScale({ domain: [0, 8], range: [60, 640] }),
    width: 700,
    height: 160,
    isPositiveDown: true,
    listObstacles: () => [],
    write: { value: (value) => value.toFixed(1), x: (x) => `${x} m`, isNonzero: () => true },
    writeCount: (count) => `+${count}`,
  },
);

test('a number of one set lies on no line of another', () => {
  expect(layout.labelBoxes.length).toBeGreaterThan(2);
  const covers = [proppedMoment, jumpMoment].map((diagram) => createCurveCover(diagram, layout));
  for (const box of layout.labelBoxes) {
    expect(
      covers.some((isCovering) => isCovering(box)),
      JSON.stringify(box),
    ).toBe(false);
  }
});

test('without a number left out nothing is kept free for their count', () => {
  // The shear at the right end governs: its number stands below the curve, in the corner of the count.
  const { labelBoxes, nodes } = layoutComparison(
    [{ diagram: uniformShear, mark: '1', name: 'Dead', ...look }],
    {
      x: createScale({ domain: [0, uniformShear.min.x], range: [60, 640] }),
      width: 700,
      height: 88,
      isPositiveDown: false,
      listObstacles: () => [],
      write: { value: (value) => value.toFixed(1), x: (x) => `${x} m`, isNonzero: () => true },
      writeCount: (count) => `+${count} in the table`,
    },
  );
  expect(nodes.find(({ key }) => key === 'hidden')).toBeUndefined();
  expect(labelBoxes.some(({ x1, y1 }) => x1 > 600 && y1 > 74)).toBe(true);
});

test('each number has a dot where its extreme is', () => {
  const dots = layout.nodes.find(({ key }) => key === 'dot')?.attributes['d'] ?? '';
  expect(dots.split('M')).toHaveLength(layout.labelBoxes.length + 1);
  // The hogging moment of 48 kN·m at the clamp, drawn above the axis at the left end.
  expect(dots).toContain(`M60 ${layout.y.toPx(-48_000)}h0`);
});

/** The diagram of the same load times a factor. */
function times(factor: number, { segments, min, max, ...rest }: Diagram): Diagram {
  return {
    ...rest,
    segments: segments.map((segment) => ({ ...segment, c: segment.c.map((c) => c * factor) })),
    min: { ...min, value: min.value * factor },
    max: { ...max, value: max.value * factor },
  };
}

test.each([
  [946, 88],
  [364, 132],
])(
  'on %i by %i px what governs each of nine sets stands by its number, and no number over another',
  (width, height) => {
    // 48, 54, … 96 kN·m at the clamp.
    const factors = Array.from({ length: 9 }, (_, at) => 1 + at / 8);
    const { nodes, labelBoxes } = layoutComparison(
      factors.map((factor, at) => ({
        diagram: times(factor, proppedMoment),
        mark: String(at + 1),
        name: `Set ${at + 1}`,
        ...look,
      })),
      {
        x: createScale({ domain: [0, 8], range: [width === 364 ? 44 : 64, width - 48] }),
        width,
        height,
        isPositiveDown: true,
        listObstacles: () => [],
        write: { value: (value) => (value / 1000).toFixed(3), x: (x) => `${x} m`, isNonzero: () => true },
        writeCount: (count) => `+${count}`,
      },
    );
    const texts = nodes.map(({ text }) => text);
    for (const [at, factor] of factors.entries()) {
      expect(texts).toContain(`${at + 1}: ${(-48 * factor).toFixed(3)}`);
    }
    labelBoxes.forEach((box, at) => {
      expect(labelBoxes.slice(at + 1).some((other) => overlaps(box, other))).toBe(false);
    });
  },
);
