import { expect, test } from 'vitest';
import { jumpMoment, proppedMoment } from '../../test/exampleDiagrams.ts';
import { isSameDiagram } from './isSameDiagram.ts';

test('a diagram is the same as its copy, and another one when a single number of it differs', () => {
  expect(isSameDiagram(jumpMoment, structuredClone(jumpMoment))).toBe(true);
  expect(isSameDiagram(jumpMoment, proppedMoment)).toBe(false);
  const [first, second] = jumpMoment.segments;
  if (first === undefined || second === undefined) throw new Error('two segments');
  const steeper = { ...jumpMoment, segments: [first, { ...second, c: [-4000, 2000.000001] }] };
  expect(isSameDiagram(jumpMoment, steeper)).toBe(false);
  const shorter = { ...jumpMoment, segments: [first, { ...second, x1: 3.999 }] };
  expect(isSameDiagram(jumpMoment, shorter)).toBe(false);
  expect(isSameDiagram(jumpMoment, { ...jumpMoment, zeros: [0] })).toBe(false);
  expect(isSameDiagram(jumpMoment, { ...jumpMoment, jumps: [] })).toBe(false);
});
