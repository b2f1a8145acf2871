import { describe, expect, test } from 'vitest';
import { blend, contrast } from './contrast.ts';
import { rolePairs } from './rolePairs.ts';
import { rolesByTheme } from './roles.ts';

test('contrast agrees with the figures of the product page to one decimal', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#c00000', '#ffffff').toFixed(1)).toBe('6.5');
  expect(contrast('#0080c0', '#ffffff').toFixed(1)).toBe('4.3');
  expect(contrast('#c00000', '#121212').toFixed(1)).toBe('2.9');
});

test('a half transparent black on white is middle grey', () => {
  expect(blend('#00000080', '#ffffff')).toBe('#7f7f7f');
});

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  const roles = rolesByTheme[theme];
  test.each(rolePairs.map((pair) => [`${pair.front} on ${pair.over ?? ''} ${pair.back}`, pair] as const))(
    '%s',
    (_, { front, back, over, minimum }) => {
      const under = over === undefined ? roles[back] : blend(roles[over], roles[back]);
      expect(contrast(roles[front], under)).toBeGreaterThanOrEqual(minimum);
    },
  );

  test('the colour of interaction is neither of the signal colours', () => {
    expect([roles.negative, roles.positive]).not.toContain(roles.accent);
  });
});
