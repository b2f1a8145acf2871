import { expect, test } from 'vitest';
import { FIXTURE_1 } from '../../test/support/fixture1.ts';
import { giveBack, readWritten } from './worker.ts';

test('unused memory is given back', () => {
  const kept: object[] = Array.from({ length: 1_000_000 }, (_, i) => ({ i }));
  const before = process.memoryUsage().heapUsed;
  kept.length = 0;
  giveBack();
  // A million objects of 16 bytes, and their list.
  expect(process.memoryUsage().heapUsed).toBeLessThan(before - 20e6);
});

test('a task that came as it was written is the one that was sent', () => {
  const written = new TextEncoder().encode(
    JSON.stringify({ data: { ...FIXTURE_1, title: 'Балка' }, mohr: [] }),
  );
  const options = { mohr: null };
  const read = readWritten({ kind: 'msb', document: undefined, options, written });
  expect(read).toMatchObject({ kind: 'msb', document: { ...FIXTURE_1, title: 'Балка' }, options });
});
