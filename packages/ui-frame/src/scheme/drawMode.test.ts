import { parseFrame } from '@eecs/solver-core/frame';
import { findCriticalFactors } from '@eecs/solver-core/stability';
import { createFormat } from '@eecs/ui-kit/layout';
import { expect, test } from 'vitest';
import { createEmptyFrame } from '../state/createEmptyFrame.ts';
import { drawMode } from './drawMode.ts';
import { projectFrame } from './projection.ts';
import { createSchemeTexts } from './schemeTexts.ts';

test('a column on a clamp is drawn as it buckles: its top goes aside by the whole amount, its foot stays', () => {
  const parsed = parseFrame({
    ...createEmptyFrame(0),
    joints: [
      { id: 0, x: 0, y: 0, support: { className: 'cantilever' } },
      {
        id: 1,
        x: 0,
        y: 4,
        loads: [{ id: 0, className: 'ShearLoad', c: [-1e3, 0, -1e3], alpha: 90, sets: 1 }],
      },
    ],
    members: [{ id: 0, i: 0, j: 1, materialIndex: 0, crossSectionIndex: 0 }],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  const { document } = parsed;
  const found = findCriticalFactors(document);
  const mode = found.ok ? found.critical[0]?.mode : undefined;
  if (mode === undefined) throw new Error('no mode');
  const projection = projectFrame({ x0: 0, x1: 0, y0: 0, y1: 4 }, { width: 420, height: 260 });
  const nodes = drawMode(document, mode, {
    projection,
    texts: createSchemeTexts(createFormat({ locale: 'en-US', units: 0, digits: 3 }), 0),
  });
  const moved = nodes.find(({ key }) => key === 'mode-0')?.attributes['d'] ?? '';
  const points = moved
    .split(/[ML]/)
    .filter(Boolean)
    .map((point) => point.split(' ').map(Number));
  const [foot, top] = [points[0] ?? [], points.at(-1) ?? []];
  expect(foot).toEqual([210, projection.toPx({ x: 0, y: 0 }).y]);
  expect(Math.abs((top[0] ?? 0) - 210)).toBeCloseTo(30, 1);
  expect(nodes.find(({ key }) => key === 'member:0')?.attributes).toHaveProperty('data-faint');
  expect(nodes.some(({ attributes }) => attributes['data-role'] === 'load')).toBe(false);
});
