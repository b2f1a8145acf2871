import type { Text } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import enUS from '../../truss/messages/en-US.json' with { type: 'json' };
import { describeSize } from './describeSize.ts';

const t: Text<typeof enUS> = (key, values = {}) =>
  enUS[key].replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string) => String(values[name]));
const tooMany = (joints: number, links: number) =>
  ({ ok: false, problem: 'tooMany', failures: [], size: { joints, links } }) as const;
const CURE =
  'Save parts of it as files of their own. The editor @eecs/ui-truss on a page of your own opens trusses of any size.';

test('a truss that an account takes is told so, and the account is offered', () => {
  expect(describeSize(tooMany(9000, 30_000), { bytes: 3e6, limits: 'anonymous' }, t)).toEqual({
    lines: [
      'It has 9000 joints and 30000 rods, more than the 1200 joints and 10000 rods that are allowed here.',
      'With a free account, 12000 joints and 100000 rods are allowed.',
    ],
    isForAccount: true,
  });
});

test('a truss that no account takes is reported another way', () => {
  expect(describeSize(tooMany(33_856, 100_000), { bytes: 3e6, limits: 'anonymous' }, t)).toEqual({
    lines: [
      'It has 33856 joints and 100000 rods, more than the 1200 joints and 10000 rods that are allowed here.',
      'With a free account, 12000 joints and 100000 rods are allowed.',
      CURE,
    ],
    isForAccount: false,
  });
  expect(describeSize(tooMany(33_856, 100_000), { bytes: 9e6, limits: 'full' }, t)?.lines).toEqual([
    'It has 33856 joints and 100000 rods, more than the 12000 joints and 100000 rods that are allowed here.',
    CURE,
  ]);
});

test('a file that is too large is reported by whom it is taken, or how it becomes smaller', () => {
  const tooLarge = { ok: false, problem: 'tooLarge', failures: [] } as const;
  expect(describeSize(tooLarge, { bytes: 9e6, limits: 'anonymous' }, t)).toEqual({
    lines: [
      'It is too large for a truss: more than 4000\u00a0kB.',
      'With a free account, files of 64000\u00a0kB are read.',
    ],
    isForAccount: true,
  });
  expect(describeSize(tooLarge, { bytes: 9e7, limits: 'anonymous' }, t)?.lines[1]).toBe(CURE);
});

test('other refusals do not mention the size', () => {
  const notJson = { ok: false, problem: 'notJson', failures: [] } as const;
  expect(describeSize(notJson, { bytes: 1, limits: 'full' }, t)).toBeNull();
});
