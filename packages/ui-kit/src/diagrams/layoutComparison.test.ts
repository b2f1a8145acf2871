import { expect, test } from 'vitest';
import { jumpMoment, proppedMoment } from '../../test/exampleDiagrams.ts';
import { createScale } from '../viewport/createScale.ts';
import { createCurveCover } from './curveCover.ts';
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
    write: { value: (value) => value.toFixed(1), x: (x) => `${x} m`, tells: () => true },
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

test('each number has a dot where its extreme is', () => {
  const dots = layout.nodes.find(({ key }) => key === 'dot')?.attributes['d'] ?? '';
  expect(dots.split('M')).toHaveLength(layout.labelBoxes.length + 1);
  // The hogging moment of 48 kN·m at the clamp, drawn above the axis at the left end.
  expect(dots).toContain(`M60 ${layout.y.toPx(-48_000)}h0`);
});
