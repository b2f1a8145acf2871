import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runOnTexts } from '../runOnTexts.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

const run = (document: object, ...options: readonly string[]) =>
  runOnTexts(['solve', '-', ...options], JSON.stringify(document));

/** Returns the cells of the line that begins with the given words. */
function cells(text: string, start: string): string[] {
  const line = text.split('\n').find((one) => one.startsWith(start)) ?? '';
  return line.trim().split(/ {2,}/);
}

const load = (c: number) => [{ className: 'ShearLoad', c: [c] }];

/**
 * Two rods at 45 degrees, 10 kN down where they meet: N = -10/(2·sin 45) = -7.071 kN, with EA = 200 GPa · 10 cm2 = 200
 * MN the joint sinks by P·l/(2·EA·sin2 45) = 10·1.41421/(2·200 000·0.5) m = 0.071 mm.
 */
const TWO_RODS = {
  schema: 1,
  className: 'casetruss',
  title: 'Two rods',
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 2, y: 0, anchor: 3 },
    { x: 1, y: 1, loads: load(-10_000) },
  ],
  links: [
    { i: 0, j: 2, materialIndex: 0, sectionIndex: 0 },
    { i: 1, j: 2, materialIndex: 0, sectionIndex: 0 },
  ],
  materials: [{ name: 'steel', E: 200_000, nu: 0.3 }],
  sections: [{ className: 'generic', label: 'A', A: 10, Iy: 100, Iz: 100 }],
};

describe('eecs-solver solve, of a truss', { timeout: 30_000 }, () => {
  it('prints verdict, forces, reactions and displacements with units', async () => {
    const { status, stdout, stderr } = await run(TWO_RODS);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('Statically determinate (degree 0, W = 0, rank 6).');
    expect(stdout).toContain('3 joints, 2 links: 6 unknowns, 6 equations.');
    // Stress 7071 N / 10 cm2; Euler's load pi2·200 GPa·100 cm4/2 m2 = 987 kN.
    expect(cells(stdout, '1        1–3')).toEqual(['1', '1–3', '−7.071', '−7.071', '0.007']);
    expect(cells(stdout, '2      −')).toEqual(['2', '−5.000', '5.000']);
    expect(cells(stdout, '3      0.00000')).toEqual(['3', '0.00000', '−0.07071']);
    expect(stdout).toContain('Checks passed');
    expect(stdout).not.toContain('z,');
  });

  it('prints the equations, and the ways by hand that are asked for', async () => {
    const { stdout } = await run(TWO_RODS, '--equations', '--joint=3', '--cut=1,2');
    expect(stdout).toContain('balance of joint 3 along y');
    expect(stdout).toContain('Method of joints, joint 3, case set 1');
    expect(stdout).toContain('N1 = −7071.07, N2 = −7071.07');
    expect(stdout).toContain('Method of sections through links 1, 2, case set 1');
    expect(stdout).toContain('→ N1 = −7071.07\n');
    const { methods } = JSON.parse(
      (await run(TWO_RODS, '--joint', '3', '--cut', '1,2', '--json')).stdout,
    ) as {
      methods: readonly object[];
    };
    expect(methods).toMatchObject([
      { joint: { joint: 2, isComplete: true }, section: { ok: true, section: { joints: [2] } } },
    ]);
    expect(await run(TWO_RODS, '--joint=4')).toMatchObject({
      status: 2,
      stderr: 'There is no joint 4; the truss has 3.\n',
    });
    // A triangle without one of its links is still connected.
    const triangle = {
      ...{ schema: 1, className: 'casetruss' },
      joints: [
        { x: 0, y: 0, anchor: 3 },
        { x: 2, y: 0, anchor: 2 },
        { x: 1, y: 1, loads: [{ className: 'ShearLoad', c: [-1000] }] },
      ],
      links: [
        { i: 0, j: 1 },
        { i: 1, j: 2 },
        { i: 0, j: 2 },
      ],
    };
    const whole = await run(triangle, '--cut=1');
    expect(whole.stdout).toContain('the truss is still connected after the cut');
    expect(whole.status).toBe(2);
    expect((await run(triangle, '--cut=1', '--json')).status).toBe(2);
    expect((await run(triangle, '--cut=1,3')).status).toBe(0);
    expect((await run(TWO_RODS, '--cut=x')).stderr).toContain('Write the numbers of links: --cut=4,5,6.');
  });

  it('prints the motion, the causes and the fixes of a mechanism', async () => {
    const square = {
      schema: 1,
      className: 'casetruss',
      joints: [
        { x: 0, y: 0, anchor: 3 },
        { x: 1, y: 0, anchor: 2 },
        { x: 1, y: 1, loads: load(-1) },
        { x: 0, y: 1 },
      ],
      links: [0, 1, 2, 3].map((i) => ({ i, j: (i + 1) % 4 })),
    };
    const { status, stderr } = await run(square);
    expect(status).toBe(1);
    expect(stderr).toContain('The truss is a mechanism: it can move.');
    expect(stderr).toContain('Joints 3 and 4 move.');
    expect(stderr).toMatch(/fix: (hold joint|add a rod between joints)/);
  });

  it('reports that an indeterminate truss needs constants, with the counts', async () => {
    const braced = {
      ...TWO_RODS,
      joints: [...TWO_RODS.joints, { x: 1, y: 0, anchor: 3 }],
      links: [
        { i: 0, j: 2 },
        { i: 1, j: 2 },
        { i: 3, j: 2 },
      ],
    };
    expect((await run(braced)).stderr).toContain(
      'statically indeterminate (9 unknowns, 8 equations, rank 8)',
    );
  });

  it('refuses a number that no server would solve', async () => {
    const [first, ...others] = TWO_RODS.joints;
    const { status, stderr } = await run({ ...TWO_RODS, joints: [{ ...first, x: 1e30 }, ...others] });
    expect(status).toBe(1);
    expect(stderr).toContain('[/joints/0/x]');
  });

  it.each([33, 5000])('refuses a document nested %i deep', async (depth) => {
    const deep = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as object;
    const { status, stderr } = await run({ ...TWO_RODS, memo: deep });
    expect(status).toBe(1);
    expect(stderr).toContain('nested more than 32 deep; leave it out. [/memo/0/0/0]');
  });

  it('prints along z what a truss in space has there', async () => {
    const { stdout } = await run({
      ...TWO_RODS,
      joints: [
        { x: 0, y: 0, anchor: 7 },
        { x: 2, y: 0, anchor: 7 },
        { x: 1, y: 0, z: 1, anchor: 2, loads: [{ className: 'GenericLoad', c: [10_000], beta: 90 }] },
      ],
    });
    // The same two rods in an upright plane: 10 kN along z, 5 kN at each foot.
    expect(cells(stdout, '2       5')).toEqual(['2', '5.000', '0.000', '−5.000']);
  });

  it('generates a truss that it can solve, or names the measure at fault', async () => {
    const generate = (...args: readonly string[]) => runOnTexts(['generate', ...args]);
    const { stdout } = await generate('pratt', '{"spans": [18], "panels": 6, "height": 3, "load": 10000}');
    const solved = await run(JSON.parse(stdout) as object);
    // Five loads of 10 kN: 25 kN at each bearing.
    expect(cells(solved.stdout, '1      0')).toEqual(['1', '0.000', '25.000']);
    expect(await generate('pratt', '{"spans": [18], "panels": 0, "height": -3}')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('height is -3; it has to be above 0.') as string,
    });
    expect(await generate('pratt', '{"spans": 18}')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('The truss, field spans: a list is expected.') as string,
    });
    expect((await generate('tower', '{"height": 20, "width": 4, "panels": 5, "legz": 3}')).stderr).toContain(
      'Unknown dimension legz.',
    );
    expect((await generate('grid')).stderr).toContain('The dimensions are missing.');
    expect((await generate('bridge')).stderr).toContain(
      'Known kinds: warren, pratt, howe, k, fink, arch, tower, grid.',
    );
  });

  it('reports what acts unfactored in a combined set, and that a class fixes the direction of its load', async () => {
    const { stdout } = await run({
      ...TWO_RODS,
      selfWeight: true,
      materials: [{ name: 'steel', E: 200_000, nu: 0.3, rho: 7850, alpha: 1.2e-5 }],
      joints: [
        ...TWO_RODS.joints.slice(0, 2),
        { x: 1, y: 1, loads: [{ className: 'ShearLoad', c: [-10_000], alpha: 30, sets: 1 }] },
      ],
      links: [{ ...TWO_RODS.links[0], dT: 20, sets: 1 }, TWO_RODS.links[1]],
      caseSets: [{ title: 'Dead' }, { title: 'Both', combined: true, factors: { 0: 1.35 } }],
    });
    expect(stdout).toContain(
      'Joint 3, load 1 states the direction 30°, but its class fixes it to 90°, which is used',
    );
    expect(stdout).toContain('Case set 2: self weight acts here once and without a factor.');
    expect(stdout).toContain(
      'Case set 2 does not include temperature and misfit that act in a set it combines, because their sets do not name this one: rods 1.',
    );
  });

  it('prints how many more motions there are than it describes', async () => {
    // A chain of 61 links from support to support: 60 free joints with 120 directions, held by 61 links: 59 motions, of
    // which the verdict lists 50.
    const chain = {
      schema: 1,
      className: 'casetruss',
      joints: Array.from({ length: 62 }, (_, k) => ({ x: k, y: k % 2, anchor: k % 61 === 0 ? 3 : 0 })),
      links: Array.from({ length: 61 }, (_, i) => ({ i, j: i + 1 })),
    };
    expect((await run(chain)).stderr).toContain('Further independent motions not listed here: 49.');
  });

  it('ends quietly where the reader of its output has had enough', () => {
    const grid = `generate grid '{"spans": [60, 60], "panels": [60, 60], "height": 1}'`;
    const line = `"${process.execPath}" --conditions=@eecs/source "${MAIN}" ${grid} | head -c 10`;
    expect(spawnSync('sh', ['-c', line], { encoding: 'utf8' })).toMatchObject({
      stdout: '{"schema":',
      stderr: '',
    });
  });
});
