import { expect, test } from 'vitest';
import { rolesByTheme } from './roles.ts';
import { themeAtHour } from './themeAtHour.ts';
import { getTokens, toDeclarations, toVariableName, vars } from './tokens.ts';

test('names of variables', () => {
  expect(toVariableName('accentWash')).toBe('--eecs-accent-wash');
  expect(toVariableName('text1')).toBe('--eecs-text-1');
  expect(vars.onAccent).toBe('var(--eecs-on-accent)');
  expect(toDeclarations({ radius: '0' })).toBe('--eecs-radius: 0;');
});

test('both themes answer the same list, and the signal colours in light are those of the product', () => {
  expect(Object.keys(rolesByTheme.dark)).toEqual(Object.keys(rolesByTheme.light));
  expect(getTokens('light').negative).toBe('#c00000');
  expect(getTokens('light').positive).toBe('#0080c0');
});

test('density changes rows, nothing else', () => {
  const comfortable = getTokens('light');
  const compact = getTokens('light', 'compact');
  const changed = (Object.keys(compact) as (keyof typeof compact)[]).filter(
    (name) => compact[name] !== comfortable[name],
  );
  expect(changed).toEqual(['hit', 'rowHeight']);
});

test.each([
  [0, 'dark'],
  [7, 'dark'],
  [8, 'light'],
  [17, 'light'],
  [18, 'dark'],
  [23, 'dark'],
] as const)('at %i:59 or :00 the clock says %s', (hour, theme) => {
  expect(themeAtHour(new Date(2026, 10, 20, hour, hour === 7 || hour === 17 ? 59 : 0))).toBe(theme);
});
