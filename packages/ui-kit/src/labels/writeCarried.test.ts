import { expect, test } from 'vitest';
import { writeCarried } from './writeCarried.ts';

const from = (title: string) => ({
  from: { task: 7, title, hash: '', reaction: 0, component: 'y', value: 1 },
});

test('a load names the structure whose reaction it carries, shortened if it is long', () => {
  expect(writeCarried('7 kN', { c: [1] })).toBe('7 kN');
  expect(writeCarried('7 kN', from('Floor beam'))).toBe('7 kN ← Floor beam');
  expect(writeCarried('7 kN', from('Floor beam above the hall'))).toBe('7 kN ← Floor beam abov…');
  expect(writeCarried('7 kN', from(''))).toBe('7 kN ←');
});
