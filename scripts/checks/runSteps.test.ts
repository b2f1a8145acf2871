import { describe, expect, test } from 'vitest';
import { runSteps } from './runSteps.ts';
import { type Check, tallyOf } from './tally.ts';

/** Creates checks that end on demand, and the list of those that have started. */
function createChecks(...names: string[]) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const checks = names.map((name): Check => ({
    name,
    run: () =>
      new Promise((resolve) => {
        begun.push(name);
        ends.set(name, () => {
          resolve(tallyOf(name !== 'red', `${name} ended`));
        });
      }),
  }));
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { checks, begun, end };
}

const run = (check: Check) => check.run();

describe('checks a few at a time', () => {
  test('a free worker takes the next step, and a dependent step waits', async () => {
    const { checks, begun, end } = createChecks('long', 'built', 'reads what is built', 'short');
    const [long, built, reads, short] = checks as [Check, Check, Check, Check];
    const total = runSteps(
      [{ check: long }, { check: built }, { check: reads, after: [built] }, { check: short }],
      { atOnce: 2, run },
    );
    await end('none');
    expect(begun).toEqual(['long', 'built']);
    await end('long');
    expect(begun).toEqual(['long', 'built', 'short']);
    await end('built');
    expect(begun.at(-1)).toBe('reads what is built');
    await end('short');
    await end('reads what is built');
    expect(await total).toMatchObject({ passed: 4, failed: 0 });
  });

  test('a red one is counted and holds nothing up', async () => {
    const { checks, begun, end } = createChecks('red', 'next');
    const [red, next] = checks as [Check, Check];
    const total = runSteps([{ check: red }, { check: next, after: [red] }], { atOnce: 2, run });
    await end('red');
    await end('next');
    expect(begun).toEqual(['red', 'next']);
    expect(await total).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      notes: ['red ended', 'next ended'],
      files: [],
    });
  });

  test('checks that wait for one that never comes are named', async () => {
    const [one, other] = createChecks('one', 'other').checks as [Check, Check];
    await expect(runSteps([{ check: one, after: [other] }], { atOnce: 2, run })).rejects.toThrow('one');
  });
});
