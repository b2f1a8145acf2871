import { createTranslator, loadMessages } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import type { PlanLabel, Product } from '../api/plansApi.ts';
import { fitChoice } from './fitChoice.ts';
import { listPlanFeatures } from './listPlanFeatures.ts';
import type { Subscription } from '../api/accountApi.ts';
import { explainQuote } from './explainQuote.ts';
import { listAlerts, listPlanMessages } from './listAlerts.ts';
import { planMessages } from './planMessages.ts';

const quote = {
  id: 'q',
  price: 300,
  balance: 88.86,
  due: 211.14,
  credit: 0,
  usedCredit: 11.14,
  payable: 200,
  issued: 0,
  expires: 1,
  validUntil: 1,
};

test('the lines of a quote add up to what is to be paid', () => {
  const lines = explainQuote(quote);
  expect(lines.map(({ key }) => key)).toEqual([
    'quote.price',
    'quote.balance',
    'quote.usedCredit',
    'quote.payable',
  ]);
  const [total, ...rest] = lines.toReversed();
  expect(rest.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(total?.amount ?? 0, 9);
});

test('a balance above the price becomes credit, and takes no more than the price off', () => {
  const lines = explainQuote({
    ...quote,
    price: 50,
    balance: 88.86,
    due: 0,
    credit: 38.86,
    usedCredit: 0,
    payable: 0,
  });
  expect(lines).toEqual([
    { key: 'quote.price', amount: 50 },
    { key: 'quote.balance', amount: -50 },
    { key: 'quote.payable', amount: 0, isTotal: true },
    { key: 'quote.credit', amount: 38.86 },
  ]);
});

const plan = (branch: string, messages: Subscription['messages']): Subscription => ({
  id: 1,
  branchId: branch === 'msb' ? 1 : 2,
  branch,
  bundleId: 2,
  period: 1,
  issued: 0,
  expires: 1,
  next: null,
  messages,
  activities: [],
});

test('plans that end within five days are announced, the soonest first; six days are not', () => {
  const plans = [
    plan('msb', [
      { key: 'paid', branchId: 1 },
      { key: 'ends', days: 5, branchId: 1 },
    ]),
    plan('truss', [{ key: 'ends', days: 0, branchId: 2 }]),
  ];
  expect(listAlerts(plans).map(({ branch, days }) => [branch, days])).toEqual([
    ['truss', 0],
    ['msb', 5],
  ]);
  expect(listAlerts([plan('msb', [{ key: 'ends', days: 6, branchId: 1 }])])).toEqual([]);
  expect(listPlanMessages(plans).map(({ key }) => key)).toEqual(['ends', 'ends', 'paid']);
  // Each shows the end of the plan; an expired plan has no such date.
  expect(listPlanMessages(plans).map(({ until }) => until)).toEqual(
    ['truss', 'msb', 'truss'].map(() => expect.any(Number) as number),
  );
  const ended = listPlanMessages([plan('msb', [{ key: 'ended', at: 7, branchId: 1 }])])[0];
  expect([ended?.until, ended?.at]).toEqual([null, 7]);
  // A plan that is about to end shows only its end; an earlier server returned no time.
  expect(listPlanMessages([plan('msb', [{ key: 'ends', at: 7, days: 1, branchId: 1 }])])[0]?.at).toBeNull();
  expect(listPlanMessages([plan('msb', [{ key: 'paid', branchId: 1 }])])[0]?.at).toBeNull();
});

test('an alert says in how many days a subscription ends, from five to none', async () => {
  const translator = createTranslator([
    await loadMessages(planMessages, 'ru'),
    await loadMessages(planMessages, 'uk'),
  ]);
  translator.addSource(planMessages);
  const { namespace } = planMessages;
  const write = (locale: 'en-US' | 'ru' | 'uk', key: string, count: number) =>
    translator
      .write({ namespace, locale, key, values: { branch: 'B', bundle: 'S', count } })
      .replace('B, S: ', '');
  expect([5, 1, 0].map((days) => write('en-US', 'notices.ends', days))).toEqual([
    'the subscription ends in 5 days',
    'the subscription ends in 1 day',
    'the subscription ends in 0 days',
  ]);
  // The plural forms for one, a few and many; eleven to fourteen count as many.
  const counts = [1, 2, 5, 0, 11, 21, 22];
  expect(counts.map((days) => write('ru', 'notices.ends', days))).toEqual(
    ['1 день', '2 дня', '5 дней', '0 дней', '11 дней', '21 день', '22 дня'].map(
      (time) => `подписка заканчивается через ${time}`,
    ),
  );
  expect(counts.map((days) => write('uk', 'notices.ends', days))).toEqual(
    ['1 день', '2 дні', '5 днів', '0 днів', '11 днів', '21 день', '22 дні'].map(
      (time) => `підписка закінчується через ${time}`,
    ),
  );
});

test('a bundle lists only its greatest number of saved tasks', () => {
  const of = (id: number, keys: readonly string[]) =>
    keys.map((key) => ({
      id,
      key,
      activity_id: ['save.5', 'save.500', 'save.all', 'mohr'].indexOf(key) + 1,
    }));
  const features = [
    ...of(1, ['save.5']),
    ...of(2, ['save.5', 'save.500', 'mohr']),
    ...of(3, ['save.5', 'save.500', 'save.all', 'mohr']),
  ];
  const bundles = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const told = (id: number) => listPlanFeatures({ id }, bundles, { features });
  expect(told(1)).toEqual([
    { activity: 1, isIn: true },
    { activity: 4, isIn: false },
  ]);
  expect(told(2).map(({ activity }) => activity)).toEqual([2, 4]);
  expect(told(3).map(({ activity }) => activity)).toEqual([3, 4]);
});

test('a choice that makes no sense is the present plan, or none', () => {
  const product = (branch_id: number, bundle_id: number, label: PlanLabel) =>
    ({ branch_id, bundle_id, label }) as Product;
  const choice = { productId: 0, branchId: 9, bundleId: 7, period: 1 } as const;
  const offered = [product(1, 2, 'subscribe'), product(1, 3, 'subscribe'), product(2, 2, 'renew')];
  expect(fitChoice(choice, offered)).toEqual({ ...choice, branchId: 1, bundleId: null });
  expect(fitChoice({ ...choice, branchId: 2 }, offered)).toEqual({ ...choice, branchId: 2, bundleId: 2 });
  expect(fitChoice({ ...choice, branchId: 1, bundleId: 3 }, offered).bundleId).toBe(3);
});
