import type { Support } from '@eecs/solver-core';
import { setLength } from '@eecs/solver-core/rules';
import { expect, test } from 'vitest';
import { removeSupport } from '../editing/removeSupport.ts';
import { beamExamples } from '../examples/beamExamples.ts';
import { nameSupports, letterSupports } from './nameSupports.ts';

const call = (supports: readonly Support[]): string[] =>
  nameSupports(supports).map(({ noun, mark }) => `${noun} ${mark}`);

test('bearings have letters, hinges numbers of their own, both from left to right', () => {
  expect(call(beamExamples.hingedSpans.supports)).toEqual(['support A', 'support B', 'hinge 1', 'support C']);
});

test('the order of the document does not matter, only where a support stands', () => {
  const supports = [
    { className: 'simple', x: 9 },
    { className: 'hinge', x: 7 },
    { className: 'fixed', x: 0 },
    { className: 'hinge', x: 2 },
  ] as const;
  expect(call(supports)).toEqual(['support B', 'hinge 2', 'support A', 'hinge 1']);
  expect(letterSupports(supports)).toEqual(['B', '', 'A', '']);
});

test('two at one place have two names, in the order of the document', () => {
  expect(
    call([
      { className: 'simple', x: 3 },
      { className: 'simple', x: 3 },
    ]),
  ).toEqual(['support A', 'support B']);
});

test('a removed support leaves its letter to the next, one left beyond a shortened end keeps its own', () => {
  const { hingedSpans } = beamExamples;
  expect(call(removeSupport(hingedSpans, 0).document.supports)).toEqual([
    'support A',
    'hinge 1',
    'support B',
  ]);
  // The end support moves to 5 m; those at 6 m and 8 m stay beyond it.
  const { supports } = setLength(hingedSpans, 5).document;
  expect(supports.map(({ x }) => x)).toEqual([0, 6, 8, 5]);
  expect(call(supports)).toEqual(['support A', 'support C', 'hinge 1', 'support B']);
});

test('after Z come AA, AB', () => {
  const many = Array.from({ length: 28 }, (_, x) => ({ className: 'simple' as const, x }));
  expect(letterSupports(many).slice(25)).toEqual(['Z', 'AA', 'AB']);
});
