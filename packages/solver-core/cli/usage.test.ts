import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runOnTexts as run } from './runOnTexts.ts';
import { createFolder } from '../test/cliRuns.ts';

const FOLDER = createFolder().path;

describe('eecs-solver', { timeout: 30_000 }, () => {
  it.each([
    [[], 'Usage: eecs-solver solve'],
    [['draw', 'case.json'], 'Usage: eecs-solver solve'],
    [['solve'], 'Usage: eecs-solver solve'],
    [['solve', 'a.json', 'b.json'], 'Usage: eecs-solver solve'],
    [['solve', 'a.json', '--loud'], "Unknown option '--loud'"],
    [['solve', 'a.json', '--joint'], "Option '--joint <value>' argument missing"],
    [['solve', 'a.json', '--json=yes'], "Option '--json' does not take an argument"],
    [['solve', join(FOLDER, 'absent.json')], 'Cannot read'],
    [['solve', '-'], 'Standard input is not JSON'],
  ])('answers %j with exit code 2', async (args, words) => {
    const { status, stderr } = await run(args, 'not json');
    expect(status).toBe(2);
    expect(stderr).toContain(words);
  });

  it('prints its version on request', async () => {
    const { status, stdout } = await run(['--version']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('prints its usage on request', async () => {
    const { status, stdout } = await run(['--help']);
    expect(status).toBe(0);
    expect(stdout).toContain('--json');
    expect(stdout).toContain('joints and links are counted from 1');
  });
});
