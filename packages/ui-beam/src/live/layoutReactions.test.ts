import { getTakenWidth } from '@eecs/ui-kit/layout';
import { expect, test } from 'vitest';
import { layoutReactions } from './layoutReactions.ts';

const room = {
  width: 800,
  height: 260,
  axisY: 100,
  toX: (x: number) => 100 + 100 * x,
  obstacles: [],
  force: (value: number) => `${value} kN`,
  moment: (value: number) => `${value} kN·m`,
};
const reaction = (rest: object) => ({ support: 0, x: 0, axial: 0, normal: 0, moment: 0, ...rest });
const keys = (rest: object) => layoutReactions([reaction(rest)], room).map(({ key }) => key);

test('each part of a reaction has an arrow and its value without a sign', () => {
  const nodes = layoutReactions([reaction({ axial: -3, normal: 13.75, moment: 15 })], room);
  expect(nodes.filter(({ tag }) => tag === 'path').map(({ key }) => key)).toEqual([
    'R-0-y',
    'R-0-x',
    'R-0-m',
  ]);
  expect(nodes.flatMap(({ text = [] }) => text)).toEqual(
    expect.arrayContaining(['3 kN', '13.75 kN', '15 kN·m']),
  );
});

test('an arrow points the way the support pushes', () => {
  const headOf = (normal: number): number => {
    const [node] = layoutReactions([reaction({ normal })], room);
    // The head begins at its tip: after the second `M`.
    return Number(/M\S+ \S+L\S+ \S+M\S+ ([\d.]+)/.exec(node?.attributes['d'] ?? '')?.[1]);
  };
  expect(headOf(1)).toBeLessThan(headOf(-1));
});

test('a reaction within rounding of zero, or out of sight, is not drawn', () => {
  const small = [reaction({ normal: 1e-10 }), reaction({ support: 1, x: 4, normal: 1 })];
  expect(layoutReactions(small, room).map(({ key }) => key)).toEqual(['R-1-y', 'R-1-y-value']);
  expect(keys({ x: 9, normal: 1 })).toEqual([]);
  expect(layoutReactions([reaction({})], room)).toEqual([]);
});

test('nothing goes under the tools, which lie over the left of the board', () => {
  const near = { ...room, toX: () => 62 };
  const nodes = layoutReactions([reaction({ axial: -2.5, normal: 13.6 })], near);
  const places = nodes.flatMap(({ tag, attributes }) => (tag === 'text' ? [Number(attributes['x'])] : []));
  expect(places).toHaveLength(2);
  expect(Math.min(...places)).toBeGreaterThan(62);
});

test('values there is no room for are counted', () => {
  const leftOut = { write: (count: number) => `+${count} not shown`, x: 600, y: 250 };
  // Six supports on 60 px: arrows leave no room for all the numbers.
  const many = Array.from({ length: 6 }, (_, support) => reaction({ support, x: support, normal: 13.75 }));
  const nodes = layoutReactions(many, { ...room, toX: (x) => 100 + 12 * x, leftOut });
  const shown = nodes.filter(({ key }) => key.endsWith('-value')).length;
  expect(shown).toBeLessThan(6);
  expect(nodes.at(-1)).toMatchObject({ tag: 'text', text: `+${6 - shown} not shown` });
  expect(layoutReactions([reaction({ normal: 1 })], { ...room, leftOut })).toHaveLength(2);
});

test('each value stands nearest to its own arrow, also where supports are close, or is left to the table', () => {
  for (const span of [0.3, 0.4, 0.5, 0.7, 1, 2]) {
    const many = [0, 1, 2, 3, 4].map((k) =>
      reaction({ support: k, x: span * k, normal: 41.636 - k, moment: k }),
    );
    const arrows = many.map(({ support, x }) => ({ support, x: room.toX(x) }));
    const values = layoutReactions(many, { ...room, width: 1000 }).filter(({ key }) =>
      key.endsWith('-y-value'),
    );
    if (span === 2) expect(values).toHaveLength(5);
    for (const { key, attributes, text = '' } of values) {
      const half = getTakenWidth(String(text)) / 2;
      const gaps = arrows.map(({ support, x }) => ({
        support,
        gap: Math.abs(x - Number(attributes['x'])) - half,
      }));
      const [nearest] = gaps.toSorted((a, b) => a.gap - b.gap);
      expect(nearest?.support, `${key} at a span of ${span}`).toBe(Number(key.split('-')[1]));
    }
  }
});
