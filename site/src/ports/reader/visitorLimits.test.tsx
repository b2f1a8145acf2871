import { afterEach, expect, test } from 'vitest';
import { readVisitorLimits } from './visitorLimits.ts';

const tag = document.createElement('meta');
tag.name = 'eecs-limits';
afterEach(() => tag.remove());

test('sizes are those of anyone unless the server that gave the page takes more', () => {
  expect(readVisitorLimits({ state: 'anonymous' })).toBe('anonymous');
  document.head.append(tag);
  tag.content = 'full';
  expect(readVisitorLimits({ state: 'anonymous' })).toBe('full');
  tag.content = 'anonymous';
  expect(readVisitorLimits({ state: 'anonymous' })).toBe('anonymous');
  tag.content = 'constructor';
  expect(readVisitorLimits({ state: 'anonymous' })).toBe('anonymous');
});
