import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { readSecret } from './readSecret.ts';

/** Opens a pipe with a text in it, as `echo text | eecs-admin` does. */
function openPipe(text: string): NodeJS.ReadStream {
  const pipe = new PassThrough();
  pipe.end(text);
  return Object.assign(pipe, { isTTY: false }) as unknown as NodeJS.ReadStream;
}

test.each([
  ['пароль-Ω-12\n', 'пароль-Ω-12'],
  ['first\nsecond\n', 'first'],
  ['without an end', 'without an end'],
])('the first line of a pipe is the secret, and nothing is written: %j', async (text, secret) => {
  const output = new PassThrough();
  expect(await readSecret('Password: ', { input: openPipe(text), output })).toBe(secret);
  expect(output.read()).toBeNull();
});

test('a pipe without a line is refused', async () => {
  const options = { input: openPipe(''), output: new PassThrough() };
  await expect(readSecret('Password: ', options)).rejects.toThrow('Nothing was entered');
});
