import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { countBytes } from './countBytes.ts';

test('a body within the limit arrives whole, and one above it fails', async () => {
  const [small, large] = [new PassThrough(), new PassThrough()];
  const read = [text(countBytes(small, 5)), text(countBytes(large, 5))];
  small.end('hello');
  large.write('hell');
  large.end('oo');
  expect(await read[0]).toBe('hello');
  await expect(read[1]).rejects.toMatchObject({ key: 'tooLarge' });
});

test('a client that goes while nobody reads its body ends nothing else', async () => {
  const body = new PassThrough();
  const counted = countBytes(body, 5);
  // Only the counter listens; an unhandled error event would end the process of this test.
  body.destroy(new Error('aborted'));
  await setImmediate();
  expect(counted.destroyed).toBe(true);
  const over = countBytes(new PassThrough().end('too long'), 5);
  over.resume();
  await setImmediate();
  await setImmediate();
  expect(over.destroyed).toBe(true);
});
