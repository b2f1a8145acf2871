import { type FrameCase, parseFrame, solveFrame } from '@eecs/solver-core/frame';
import { computePressureLine } from '@eecs/solver-core/frame-stress';
import { createFormat } from '@eecs/ui-kit/layout';
import { expect, test } from 'vitest';
import { createFrameStarter } from '../starters/frameStarters.ts';
import { layoutScheme } from './layoutScheme.ts';
import { projectFrame } from './projection.ts';
import { NO_EMPHASIS } from './scheme.ts';
import { createSchemeTexts } from './schemeTexts.ts';

const texts = createSchemeTexts(createFormat({ locale: 'en-US', units: 0, digits: 3 }), 0);
const projection = projectFrame({ x0: 0, y0: 0, x1: 24, y1: 4.8 }, { width: 900, height: 400 });

/** A three-hinged arch of 24 m by 4.8 m with snow on its left half. */
function arch(): FrameCase {
  const starter = createFrameStarter('archCrownHinge', { system: 0 });
  const parsed = parseFrame({
    ...starter,
    joints: starter.joints.map((joint) =>
      joint.support ? { ...joint, support: { ...joint.support, className: 'fixed' } } : joint,
    ),
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

test('the line of thrust of the unloaded half is drawn from the crown to its springing, and its eccentricity told', () => {
  const document = arch();
  const answer = solveFrame(document);
  if (answer.level === 'error') throw new Error('refused');
  const [set] = answer.sets;
  const { nodes } = layoutScheme(document, {
    projection,
    ...{ emphasis: NO_EMPHASIS, texts, set: 0 },
    result: {
      ...{ sets: [set!], view: 'pressure', hasReactions: false },
      pressure: computePressureLine(document, set!),
    },
  });
  const lines = nodes.filter(({ attributes }) => attributes['data-role'] === 'pressure');
  const points = lines.map(({ attributes: { d = '' } }) =>
    d
      .slice(1)
      .split('L')
      .map((pair) => pair.split(' ').map(Number) as [number, number]),
  );
  // Without a load the resultant goes straight from the crown to the pin.
  const crown = projection.toPx({ x: 12, y: 4.8 });
  const pin = projection.toPx({ x: 24, y: 0 });
  const right = points.at(-1)!;
  for (const [x, y] of right)
    expect(y).toBeCloseTo(crown.y + ((pin.y - crown.y) * (x - crown.x)) / (pin.x - crown.x), 0);
  expect(right[0]![0]).toBeCloseTo(crown.x, 0);
  expect(right.at(-1)![0]).toBeCloseTo(pin.x, 0);
  // Left half: y = 0.8x − x²/30, M = 90x − 5x² − 75y, and N = 75 cos α + (90 − 10x) sin α in compression.
  const eccentricities = Array.from({ length: 12_001 }, (_, k) => {
    const x = k / 1000;
    const tan = 0.8 - x / 15;
    return ((30 * x - 2.5 * x * x) * Math.hypot(1, tan)) / (75 + (90 - 10 * x) * tan);
  });
  const [label] = nodes.filter(({ key }) => key === 'pressure-value');
  expect(label?.text?.replace(/\s/u, ' ')).toBe(`${Math.max(...eccentricities).toFixed(3)} m`);
});
