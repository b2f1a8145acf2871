import { type FrameCase, parseFrame, solveFrame } from '@eecs/solver-core/frame';
import { createFormat } from '@eecs/ui-kit/layout';
import { expect, test } from 'vitest';
import { layoutScheme } from './layoutScheme.ts';
import { projectFrame } from './projection.ts';
import { NO_EMPHASIS } from './scheme.ts';
import { createSchemeTexts } from './schemeTexts.ts';

const texts = createSchemeTexts(createFormat({ locale: 'en-US', units: 0, digits: 3 }), 0);

function read(change: (k: number) => object): FrameCase {
  const free = { i: { M: 'free' }, j: { M: 'free' } };
  const parsed = parseFrame({
    schema: 1,
    joints: [
      { x: 0, y: 0, support: { className: 'fixed' } },
      { x: 4, y: 0, support: { className: 'fixed' } },
      { x: 0, y: 3, loads: [{ className: 'AxialLoad', c: [8e4] }] },
      { x: 4, y: 3 },
    ],
    members: [
      [0, 2],
      [1, 3],
      [2, 3],
      [0, 3],
      [1, 2],
    ].map(([i, j], k) => ({ i, j, ends: free, materialIndex: 0, crossSectionIndex: 0, ...change(k) })),
    materials: [{ E: 210_000 }],
    sections: [{ className: 'generic', A: 20, Iy: 400 }],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

function draw(document: FrameCase) {
  const answer = solveFrame(document);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  const { nodes } = layoutScheme(document, {
    projection: projectFrame({ x0: 0, y0: 0, x1: 4, y1: 3 }, { width: 900, height: 480 }),
    emphasis: NO_EMPHASIS,
    texts,
    set: 0,
    result: { sets: [answer.sets[0]!], view: 'N', hasReactions: false },
  });
  return nodes;
}

test('members that bear one way are marked, and the slack one is dashed', () => {
  const nodes = draw(read((k) => (k > 2 ? { tensionOnly: true } : {})));
  expect(nodes.filter(({ key }) => key.endsWith('-tension')).map(({ key }) => key)).toEqual([
    'member:3-tension',
    'member:4-tension',
  ]);
  const dashed = nodes.filter(({ attributes }) => 'data-slack' in attributes);
  expect(dashed.map(({ key }) => key)).toEqual(['member:4']);
});

test('a bed is drawn along its whole member, with springs that grow where it does', () => {
  const springs = (bedding: object): number[] => {
    const [bed] = draw(read((k) => (k === 2 ? { bedding } : {}))).filter(({ key }) => key.endsWith('-bed'));
    // Each spring is a line of seven points; its width is that of its second point.
    return (bed!.attributes['d'] ?? '')
      .split('M')
      .filter((part) => part.split('L').length === 7)
      .map((part) => {
        const [first, second] = part.split('L').map((point) => Number(point.trim().split(' ')[0]));
        return Math.abs(second! - first!);
      });
  };
  const even = springs({ y: 1e6 });
  expect(even.length).toBeGreaterThan(10);
  expect(new Set(even.map((width) => width.toFixed(1))).size).toBe(1);
  const growing = springs({ y: 1e5, yEnd: 1e7 });
  expect(growing.at(-1)).toBeGreaterThan(growing[0]! + 0.9);
});
