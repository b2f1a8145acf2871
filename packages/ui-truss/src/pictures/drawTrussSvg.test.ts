import { expect, test } from 'vitest';
import { solveTruss } from '@eecs/solver-core/truss';
import { createFormat } from '@eecs/ui-kit';
import { VIEWS } from '../camera/orientation.ts';
import { triangle } from '../../test/triangle.ts';
import { drawTrussSvg } from './drawTrussSvg.ts';

const answer = solveTruss(triangle);
if (answer.level === 'error') throw new Error(answer.error);
const draw = (caption: string): string =>
  drawTrussSvg({
    document: triangle,
    shown: { document: triangle, answer, isSolved: true },
    set: answer.sets[0] ?? null,
    caption,
    words: { tension: 'tension', compression: 'compression', values: 'values in kN' },
    orientation: VIEWS.front,
    format: createFormat({ locale: 'en-US', units: 0, digits: 3 }),
    theme: 'light',
  });

test('a value has a rim of the paper under it, so that it is read over a rod', () => {
  const texts = [...draw('').matchAll(/<text[^>]*>3\.333<\/text>/g)].map(([text]) => text);
  expect(texts).toHaveLength(2);
  expect(texts[0]).toContain('stroke-width="3"');
  expect(texts[1]).not.toContain('stroke');
});

test('the forces say which case set they are of, as it is written', () => {
  expect(draw('2. Snow & <ice>')).toContain('>2. Snow &amp; &lt;ice&gt;</text>');
  expect(draw('')).not.toContain('<text x="12"');
});

test('a key under the forces tells the colours, the unit, and how wide the greatest force is', () => {
  const key = draw('');
  for (const word of ['tension', 'compression', 'values in kN']) expect(key).toContain(`>${word}</text>`);
  // Half of 10 kN goes down each leg, √13 long and 3 m high.
  expect((5 * Math.sqrt(13)) / 3).toBeCloseTo(6.009, 3);
  expect(key).toMatch(/stroke-width="8"[^>]*d="M[\d.]+ 350H[\d.]+"[^>]*><\/path><text[^>]*>6\.009</);
});
