import { expect, test } from 'vitest';
import { askUntilThere } from './askUntilThere.ts';

const whyAway = (error: unknown): string | null =>
  error instanceof Error && error.message !== 'wrong password' ? error.message : null;

test('a database is asked again until it answers, and each reason is reported once', async () => {
  const answers = [new Error('timeout expired'), new Error('timeout expired'), 'there'];
  const reasons: string[] = [];
  const answer = await askUntilThere(
    () => {
      const next = answers.shift();
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
    { whyAway, waiting: (reason) => reasons.push(reason) },
  );
  expect(answer).toBe('there');
  expect(reasons).toEqual(['timeout expired']);
});

test('permanent failures are not retried', async () => {
  let asked = 0;
  const ask = () => {
    asked += 1;
    return Promise.reject(new Error('wrong password'));
  };
  await expect(askUntilThere(ask, { whyAway, waiting: () => undefined })).rejects.toThrow('wrong password');
  expect(asked).toBe(1);
});
