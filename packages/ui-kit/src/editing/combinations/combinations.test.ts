import type { CommonCase } from '@eecs/solver-core';
import { type CaseAction, createCombinations, readCombinations, RULES } from '@eecs/solver-core/combinations';
import { expect, test } from 'vitest';
import { ACTION_WORDS, mayHavePattern, toAction, toActionWord, withPattern } from './actionWord.ts';
import { setAction, setGroup, setSituation } from './changeAction.ts';
import { changeFactor, chooseRule, resetChange, toggleSituation } from './changeRule.ts';
import { listCombinations } from './listCombinations.ts';
import { writeTerms } from './writeTerms.ts';

const set = (title: string, combined = false) => ({
  title,
  description: '',
  color: '#000000',
  angle: 0,
  combined,
});
const document = { caseSets: [set('G'), set('Q'), set('sum', true)] } as unknown as CommonCase;

test('every word names an action that the schema and the rules take, and is read back', () => {
  for (const word of ACTION_WORDS) {
    const action = toAction(word, undefined);
    expect(toActionWord(action)).toBe(word);
    const read = readCombinations({
      caseSets: [{ combined: false, action: { ...action, psi: { psi0: 1, psi1: 1, psi2: 1 } } }],
    });
    expect(
      read.ok ? [] : read.failures.map(({ code }) => code).filter((code) => code.startsWith('schema')),
    ).toEqual([]);
  }
  expect(toActionWord({ kind: 'Q' })).toBeNull();
});

test('another kind keeps of an action what it may have, and nothing that the core would refuse', () => {
  const before: CaseAction = {
    kind: 'Q',
    category: 'B',
    group: 'a',
    psi: { psi0: 1, psi1: 1, psi2: 1 },
    pattern: 'any',
    light: true,
  };
  expect(toAction('Q.D', before)).toEqual({ ...before, category: 'D' });
  // Loads of assembly areas are never light.
  expect(toAction('Q.C', before)).not.toHaveProperty('light');
  expect(toAction('S', before)).toEqual({ kind: 'S', pattern: 'any' });
  expect(toAction('G', before)).toEqual({ kind: 'G' });
  expect(mayHavePattern({ kind: 'W' })).toBe(false);
  expect(withPattern(before, 'all')).not.toHaveProperty('pattern');
});

test('actions, groups and situations are put into a set and taken out again, to the byte', () => {
  const { document: acting } = setAction(document, 1, { kind: 'W' });
  const { document: grouped } = setGroup(acting, 1, ' left ');
  expect(grouped.caseSets[1]?.action).toEqual({ kind: 'W', group: 'left' });
  expect(setGroup(grouped, 1, 'left').document).toBe(grouped);
  expect(setAction(acting, 1, { kind: 'W' }).document).toBe(acting);
  const { document: back } = setAction(setGroup(grouped, 1, '').document, 1, null);
  expect(JSON.stringify(back)).toBe(JSON.stringify(document));
  const { document: byHand } = setSituation(document, 2, 'ULS-STR');
  expect(byHand.caseSets[2]?.situation).toBe('ULS-STR');
  expect(JSON.stringify(setSituation(byHand, 2, null).document)).toBe(JSON.stringify(document));
});

test('a rule is chosen, left and changed; its own factors and situations are never written down', () => {
  const { document: ruled } = chooseRule(document, 'en1990');
  expect(ruled.combinations).toEqual({ rule: 'en1990' });
  expect(chooseRule(ruled, 'en1990').document).toBe(ruled);
  expect(JSON.stringify(chooseRule(ruled, null).document)).toBe(JSON.stringify(document));
  const { document: fewer } = toggleSituation(ruled, 'SLS-frequent');
  expect(fewer.combinations?.situations).toHaveLength(5);
  expect(toggleSituation(fewer, 'SLS-frequent').document.combinations).toEqual({ rule: 'en1990' });
  // ASCE has neither frequent nor characteristic values.
  expect(chooseRule(fewer, 'asce7-22').document.combinations).toEqual({
    rule: 'asce7-22',
    situations: ['ULS-STR'],
  });
  const { document: changed } = changeFactor(ruled, { of: 'G', situation: 'ULS-STR', field: 'high' }, 1.2);
  const { document: twice } = changeFactor(changed, { of: 'G', situation: 'ULS-STR', field: 'low' }, 0.9);
  expect(twice.combinations?.changes).toEqual([{ of: 'G', situation: 'ULS-STR', high: 1.2, low: 0.9 }]);
  expect(resetChange(twice, 0).document.combinations).toEqual({ rule: 'en1990' });
  expect(resetChange(twice, 'all').document.combinations).toEqual({ rule: 'en1990' });
});

const words = {
  nameOf: (set: number) => ['G', 'Q'][set] ?? '',
  factor: String,
  onSpans: (name: string, spans: readonly number[]) => `${name}(${spans.join(',')})`,
};
const sources = [{ set: 0 }, { set: 1, span: 0 }, { set: 1, span: 1 }];

test('a combination is written with its factors, and with spans only where some of them are loaded', () => {
  const all = [1.35, 1.5, 1.5].map((factor, k) => ({ ...sources[k]!, factor }));
  expect(writeTerms(all, sources, words)).toBe('1.35·G + 1.5·Q');
  expect(writeTerms(all.slice(0, 2), sources, words)).toBe('1.35·G + 1.5·Q(1)');
  expect(
    writeTerms(
      [
        { set: 0, factor: 1 },
        { set: 1, span: 1, factor: -0.5 },
      ],
      sources,
      words,
    ),
  ).toBe('G − 0.5·Q(2)');
});

test('all combinations of (6.10): two factors of G times four choices of two spans, and no more than asked', () => {
  const made = createCombinations(RULES.en1990, 'ULS-STR', [
    { action: { kind: 'G' } },
    { action: { kind: 'Q', category: 'B', pattern: 'any' }, spans: 2 },
  ]);
  if ('missing' in made) throw new Error('psi');
  const { list, isCut } = listCombinations(made, 100);
  expect(isCut).toBe(false);
  const factors = list.map((one) => one.factors.join(' ')).toSorted();
  expect(factors).toEqual(
    [1, 1.35].flatMap((g) => ['0 0', '0 1.5', '1.5 0', '1.5 1.5'].map((q) => `${g} ${q}`)).toSorted(),
  );
  expect(listCombinations(made, 3)).toMatchObject({ isCut: true, list: { length: 3 } });
});
