import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Returns the niceness of the threads of a separate process, by name, before and after. */
const PROGRAM = `
  import { readdirSync, readFileSync } from 'node:fs';
  import os from 'node:os';
  import { easeV8Threads } from ${JSON.stringify(new URL('./v8Threads.ts', import.meta.url).href)};
  const tell = () => readdirSync('/proc/self/task').map((id) =>
    [readFileSync('/proc/self/task/' + id + '/comm', 'utf8').trim(), os.getPriority(Number(id))]);
  const before = tell();
  await easeV8Threads();
  console.log(JSON.stringify([before, tell()]));
`;

test.runIf(process.platform === 'linux')('threads of V8 give way, and no others', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', PROGRAM]);
  const [before, after] = JSON.parse(stdout) as [string, number][][];
  const usual = before?.[0]?.[1];
  const others = after?.filter(([name]) => name !== 'node-V8Worker') ?? [];
  const own = after?.filter(([name]) => name === 'node-V8Worker') ?? [];
  expect(own.length).toBeGreaterThan(0);
  expect(new Set(own.map(([, niceness]) => niceness))).toEqual(new Set([10]));
  expect(others.length).toBeGreaterThan(0);
  expect(new Set(others.map(([, niceness]) => niceness))).toEqual(new Set([usual]));
});
