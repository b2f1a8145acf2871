import { expect, test } from 'vitest';
import { hasHiddenSigns, showPlainly } from './hiddenSigns.ts';

test.each(['Bridge 7', 'Міст', 'علی\u200cرضا', '👩\u200d🔧', 'Jos\u00e9'])('%j is shown as it is', (text) => {
  expect(hasHiddenSigns(text)).toBe(false);
  expect(showPlainly(text)).toBe(text);
});

test.each(['Bridge\u202e 7', '\ufeffBridge 7', 'Bri\u200bdge\u00ad 7', 'Bridge\u0007 7'])(
  '%j is shown without what nobody sees',
  (text) => {
    expect(hasHiddenSigns(text)).toBe(true);
    expect(showPlainly(text)).toBe('Bridge 7');
  },
);
