import { createScale } from '@eecs/ui-kit/layout';
import { expect, test } from 'vitest';
import { scaleOfFrame } from './scaleOfFrame.ts';

const scale = createScale({ domain: [0, 12], range: [24, 624] });

test('results of a beam whose end is dragged lie where its supports are drawn', () => {
  expect(scaleOfFrame(scale, 20, null).toPx(6)).toBe(204);
  expect(scaleOfFrame(scale, 12, null)).toBe(scale);
});

test('a stretch that is zoomed to stays where it is', () => {
  const zoomed = createScale({ domain: [3, 9], range: [24, 624] });
  expect(scaleOfFrame(zoomed, 20, { x0: 3, x1: 9 })).toBe(zoomed);
});
