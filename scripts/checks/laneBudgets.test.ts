import { expect, it } from 'vitest';
import { BUILDS, describeDearest, describeLanes, listDearLanes, TOGETHER } from './laneBudgets.ts';
import { readBudgets } from './lanes.ts';
import { isSlow } from './slowMemory.ts';

const SECONDS = new Map([
  ['pure tests', 20.4],
  ['tests of the site', 300.6],
]);

it('lists lanes with their budgets, the dearest first, and the sum', () => {
  expect(describeLanes(SECONDS, { 'pure tests': 40, [TOGETHER]: 500 })).toEqual([
    'Processor seconds by lane (budget):',
    '    301 (none)  tests of the site',
    '     20 (40)  pure tests',
    '    321 (500)  in all',
  ]);
});

it('states nothing where processes cannot be looked at', () => {
  expect(describeLanes(new Map(), {})).toEqual([]);
});

it('fails a lane above its budget, and no other', () => {
  const budgets = { 'pure tests': 20.4, 'tests of the site': 300, [TOGETHER]: 321 };
  expect(listDearLanes(SECONDS, budgets)).toEqual([
    'Failed: tests of the site took 301 processor seconds; its budget is 300.',
  ]);
});

it('fails a lane without a budget, so that a renamed one does not lose its own', () => {
  expect(listDearLanes(SECONDS, { 'pure tests': 40, [TOGETHER]: 500 })).toEqual([
    'Failed: tests of the site has no budget in scripts/checks/lanes.ts.',
  ]);
});

it('lists the ten files that took longest', () => {
  const files = Array.from({ length: 12 }, (_, i) => ({ path: `${i}.test.ts`, seconds: i }));
  const lines = describeDearest(files);
  expect(lines).toHaveLength(11);
  expect(lines[1]).toBe('   11.0  11.test.ts');
});

it('gives every lane a larger budget where memory is slow', () => {
  const [usual, slow] = [readBudgets(false), readBudgets(true)];
  expect(Object.keys(usual)).toContain(BUILDS);
  expect(Object.keys(slow)).toEqual(Object.keys(usual));
  for (const [lane, seconds] of Object.entries(usual)) expect(slow[lane]).toBeGreaterThan(1.9 * seconds);
});

it('fails a run above its whole budget, even if no lane is above its own', () => {
  const budgets = { 'pure tests': 40, 'tests of the site': 400, [TOGETHER]: 320 };
  expect(listDearLanes(SECONDS, budgets)).toEqual([
    'Failed: in all took 321 processor seconds; its budget is 320.',
  ]);
});

it('gives a whole run no more than two processors have in eight minutes', () => {
  expect(readBudgets(false)[TOGETHER]).toBeLessThanOrEqual(2 * 8 * 60);
});

it('counts a machine as slow if one of two loops takes long', () => {
  expect(isSlow({ memory: 30, arithmetic: 14.5 })).toBe(false);
  expect(isSlow({ memory: 60, arithmetic: 14.5 })).toBe(true);
  expect(isSlow({ memory: 30, arithmetic: 17 })).toBe(true);
});
