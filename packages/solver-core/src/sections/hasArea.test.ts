import { expect, it } from 'vitest';
import type { CrossSection } from '../model/common/document.ts';
import { hasArea } from './hasArea.ts';

it.each<[string, Omit<CrossSection, 'label'>, boolean]>([
  ['a rectangle', { className: 'rectangle', b: 10, h: 20 }, true],
  ['a shape in inches', { className: 'circle', Dy: 2, units: 1 }, true],
  ['a circle of no diameter', { className: 'circle', Dy: 0 }, false],
  ['a shape without its dimensions', { className: 'hsection' }, false],
  ['a pipe whose wall fills it', { className: 'roundpipe', Dy: 50, tw: 30 }, false],
  ['a generic section with an area alone', { className: 'generic', A: 12 }, true],
  ['a generic section of no area', { className: 'generic', A: 0, Iy: 5 }, false],
  ['a generic section that says nothing', { className: 'generic' }, false],
])('%s', (_, section, expected) => {
  expect(hasArea({ label: '', ...section })).toBe(expected);
});
