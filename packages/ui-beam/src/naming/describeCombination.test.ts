import { expect, test } from 'vitest';
import { describeCombination } from './describeCombination.ts';

const telling = {
  name: (set: number) => ['G', 'Q'][set] ?? '',
  factor: String,
  onSpans: (name: string, spans: string) => `${name} (${spans})`,
};

test('a combination is reported with its situation, its expression and its factors', () => {
  const terms = [
    { set: 0, factor: 1 },
    { set: 1, span: 0, factor: 1.5 },
    { set: 1, span: 2, factor: 1.5 },
  ];
  const combination = { situation: 'ULS-STR', label: '(6.10)', leading: 1, terms } as const;
  expect(describeCombination(combination, telling)).toBe('ULS-STR (6.10): G + 1.5·Q (1, 3)');
  expect(describeCombination({ ...combination, label: '', terms: [] }, telling)).toBe('ULS-STR');
});
