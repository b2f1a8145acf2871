import type { Support } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { listSupportParts } from './listSupportParts.ts';

const k = 1e6;

test.each<[string, Support, string[]]>([
  ['a clamp is a wall', { className: 'cantilever', x: 0 }, ['wall']],
  ['a pin', { className: 'fixed', x: 0 }, ['pin']],
  ['a roller', { className: 'simple', x: 0 }, ['roller']],
  ['a hinge', { className: 'hinge', x: 2 }, ['hinge']],
  ['a hinge over a bearing', { className: 'simple', x: 2, release: true }, ['roller', 'hinge']],
  ['an upright spring', { className: 'spring', x: 0, stiffness: { y: k } }, ['spring']],
  ['a spring along the axis alone', { className: 'spring', x: 0, stiffness: { x: k } }, ['sideSpring']],
  [
    'springs in all directions',
    { className: 'spring', x: 0, stiffness: { x: k, y: k, r: k } },
    ['sideSpring', 'spring', 'spiral'],
  ],
  ['an elastic roller', { className: 'simple', x: 0, stiffness: { y: k } }, ['springRoller']],
  ['a roller held by a spring', { className: 'simple', x: 0, stiffness: { x: k } }, ['sideSpring', 'roller']],
  ['a pin that turns elastically', { className: 'fixed', x: 0, stiffness: { r: k } }, ['pin', 'spiral']],
  [
    'a pin on a spring is held along the axis',
    { className: 'fixed', x: 0, stiffness: { y: k } },
    ['sideBar', 'spring'],
  ],
  [
    'a clamp that turns elastically is a pin with a spiral',
    { className: 'cantilever', x: 0, stiffness: { r: k } },
    ['pin', 'spiral'],
  ],
  [
    'a clamp on a spring',
    { className: 'cantilever', x: 0, stiffness: { y: k } },
    ['sideBar', 'spring', 'wall'],
  ],
])('%s', (_, support, parts) => {
  expect(listSupportParts(support)).toEqual(parts);
});
