import { expect, test } from 'vitest';
import { PAPER_TOKENS, mixHex } from './paperColors.ts';

test('colours are mixed channel by channel; what is no colour of six digits is none', () => {
  expect(mixHex('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mixHex('#ff0000', '#0000ff', 0.25)).toBe('#bf0040');
  expect(mixHex('teal', '#0000ff', 0.25)).toBeNull();
});

test('the colours of print name no variable', () => {
  expect(PAPER_TOKENS.sheet).toBe('#ffffff');
  expect(Object.values(PAPER_TOKENS).join(' ')).not.toContain('var(');
});
