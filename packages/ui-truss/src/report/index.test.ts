import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import * as report from './index.ts';

test('the names of the door for reports; to add one is a decision, to lose one breaks a server', () => {
  expect(Object.keys(report).sort()).toEqual([
    'SOLVED_BY',
    'TRUSS_REPORT_PARTS',
    'USUAL_TRUSS_PARTS',
    'createTrussReport',
    'getTrussReportWords',
    'solveTrussForReport',
    'writeDocx',
  ]);
});

test('Node runs the sources of the door as they are: nothing behind it renders', () => {
  const door = new URL('./index.ts', import.meta.url).href;
  const program = `const door = await import(${JSON.stringify(door)}); console.log(typeof door.createTrussReport);`;
  const said = execFileSync(process.execPath, [
    '--conditions=@eecs/source',
    '--input-type=module',
    '-e',
    program,
  ]);
  expect(said.toString().trim()).toBe('function');
}, 60_000);
