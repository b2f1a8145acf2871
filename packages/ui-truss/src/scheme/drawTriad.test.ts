import { expect, test } from 'vitest';
import { VIEWS, getBasis } from '../camera/orientation.ts';
import { drawTriad } from './drawTriad.ts';

test('axes point as they are seen, and the one that comes at the reader has no letter', () => {
  const { node, wishes } = drawTriad({ basis: getBasis(VIEWS.front), height: 400 });
  expect(wishes.map(({ text }) => text)).toEqual(['x', 'y']);
  // x to the right, y up, from 88 px right of and 40 px above the lower left corner.
  expect(node.attributes['d']).toBe('M88 360L112 360M88 360L88 336');
});
