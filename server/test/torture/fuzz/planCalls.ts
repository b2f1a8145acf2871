import fc from 'fast-check';
import { createRandom } from '@eecs/testing/random';
import type { Operation } from '../support/contract.ts';
import { generateCall, type GeneratedCall } from './generateCall.ts';

/** Relative frequencies of calls that differ from the default: calls that store and solve are the most frequent. */
const SHARES: Readonly<Record<string, number>> = {
  'POST /case/msb': 12,
  'POST /case/truss': 12,
  'POST /case/commit': 11,
  'POST /auth/update': 8,
  'POST /data/storage/add/{partition}': 7,
  'POST /data/storage/{locale}/{partition}': 8,
  'POST /data/storage/delete/{partition}/{id}': 4,
  'POST /case/list': 4,
  'POST /case/delete': 4,
  'POST /auth/options': 4,
  'POST /auth': 3,
  // These send mail, and their answers are delayed by design.
  'POST /auth/register': 1,
  'POST /auth/emergency': 1,
  'POST /auth/reactivate': 1,
  'POST /auth/delete': 1,
};
const OTHERS = 2;
/** One call of each operation in this many is valid, the first one included; the others rarely pass all checks. */
const IN_ORDER = 5;

/** Plans calls of every operation in random order; the same seed gives the same calls. */
export function planCalls(operations: readonly Operation[], count: number, seed: number): GeneratedCall[] {
  const shares = operations.map(({ name }) => SHARES[name] ?? OTHERS);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const random = createRandom(seed);
  const calls = operations.flatMap((operation, i) => {
    const numRuns = Math.max(1, Math.round((count * (shares[i] ?? OTHERS)) / whole));
    const inOrder = Math.ceil(numRuns / IN_ORDER);
    const sample = (isInOrder: boolean, count: number) =>
      fc.sample(generateCall(operation, isInOrder), {
        numRuns: count,
        seed: random.integer(0, 2 ** 31 - 1),
      });
    return [...sample(true, inOrder), ...sample(false, numRuns - inOrder)];
  });
  for (let i = calls.length - 1; i > 0; i -= 1) {
    const j = random.integer(0, i);
    [calls[i], calls[j]] = [calls[j]!, calls[i]!];
  }
  return calls;
}

/** Plans valid calls of some operations, `count` of each. */
export function planInOrder(operations: readonly Operation[], count: number, seed: number): GeneratedCall[] {
  return operations.flatMap((operation) =>
    fc.sample(generateCall(operation, true), { numRuns: count, seed }),
  );
}
