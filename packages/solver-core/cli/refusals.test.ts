import { describe, expect, it } from 'vitest';
import { runOnTexts as run } from './runOnTexts.ts';
import { BEAM, spawnCli } from '../test/cliRuns.ts';

describe('eecs-solver solve refuses a document: it', { timeout: 30_000 }, () => {
  it('explains why a beam is refused, with exit code 1', () => {
    const document = {
      ...BEAM,
      supports: [{ className: 'simple', x: 0 }],
      loads: [{ className: 'ShearLoad', x: 3, c: [-1000] }],
    };
    const { status, stdout, stderr } = spawnCli(['solve', '-'], JSON.stringify(document));
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('Insufficient conditions: the beam has too few restraints. [/supports]');
    expect(stderr).toContain('Insufficient conditions: nothing holds the beam along its axis. [/supports]');
  });

  it('prints the motion, the causes and the fixes of a mechanism', async () => {
    const supports = [
      { className: 'fixed', x: 0 },
      { className: 'hinge', x: 3 },
      { className: 'simple', x: 6 },
    ];
    const { status, stderr } = await run(['solve', '-'], JSON.stringify({ ...BEAM, supports }));
    expect(status).toBe(1);
    expect(stderr).toContain('Too few restraints (degree -1, W = 1, rank 5).');
    expect(stderr).toContain('The part from 0 m to 3 m turns.');
    expect(stderr).toContain('The part from 3 m to 6 m turns.');
    expect(stderr).toContain('The hinge at 3 m allows this.');
    expect(stderr).toMatch(
      /fix: add a roller at [\d.]+ m; or remove the hinge at 3 m; or make the support at 0 m a clamp/,
    );
  });

  it('reports a missing list once, one entry as one, and supports at one place with both', async () => {
    const loads = [
      { className: 'DistributedLoad', x: [0, 6] },
      { className: 'DistributedLoad', x: [0, 6], y: [1] },
    ];
    const { stderr } = await run(['solve', '-'], JSON.stringify({ ...BEAM, loads }));
    expect(stderr.split('\n').filter((line) => line.includes('/loads/0'))).toEqual([
      '  - Load 1 has no y. [/loads/0/y]',
    ]);
    expect(stderr).toContain('Load 2, field y: the number of values is 1; it has to be 3. [/loads/1/y]');
    const supports = [...BEAM.supports, { className: 'simple', x: 6 }];
    expect((await run(['solve', '-'], JSON.stringify({ ...BEAM, supports }))).stderr).toContain(
      'Support 2 and support 3 are at the same place: 6 m. [/supports/2/x]',
    );
  });

  it('prints a refusal as JSON too', async () => {
    const { status, stdout } = await run(['solve', '-', '--json'], JSON.stringify({ ...BEAM, L: -1 }));
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      level: 'error',
      failures: [{ code: 'length.notPositive', path: '/L' }],
    });
  });

  it.each(['[]', '7', 'null'])('takes %s for no structure', async (text) => {
    const { status, stderr } = await run(['solve', '-'], text);
    expect(stderr).toMatch(/^The document cannot be solved:\n/);
    expect(status).toBe(1);
  });

  it('refuses a number that no server would solve, with its place', async () => {
    const loads = [{ className: 'ShearLoad', x: 3, c: [1e30, 0, 1e30] }];
    for (const command of ['solve', 'envelope']) {
      const { status, stderr } = await run([command, '-'], JSON.stringify({ ...BEAM, loads }));
      expect(status).toBe(1);
      expect(stderr).toContain('its size may be at most');
      expect(stderr).toContain('[/loads/0/c/0]');
    }
  });

  it.each([33, 5000])('refuses a document nested %i deep', async (depth) => {
    const deep: unknown = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
    const text = JSON.stringify({ ...BEAM, memo: deep });
    const { status, stderr } = await run(['solve', '-'], text);
    expect(stderr).toBe(
      'The beam cannot be solved:\n  - The beam, field memo/0/0/0: nested more than 32 deep; leave it out. [/memo/0/0/0]\n',
    );
    expect(status).toBe(1);
    expect(JSON.parse((await run(['solve', '-', '--json'], text)).stdout)).toMatchObject({
      level: 'error',
      failures: [{ code: 'schema.depth', path: '/memo/0/0/0' }],
    });
  });
});
