import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('Node runs the sources of the door as they are: nothing behind it renders', () => {
  const door = new URL('./index.ts', import.meta.url).href;
  const program = `const door = await import(${JSON.stringify(door)}); console.log(typeof door.createFrameReport);`;
  const said = execFileSync(process.execPath, [
    '--conditions=@eecs/source',
    '--input-type=module',
    '-e',
    program,
  ]);
  expect(said.toString().trim()).toBe('function');
}, 60_000);
