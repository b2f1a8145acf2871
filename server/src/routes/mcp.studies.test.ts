import { describe, expect, test } from 'vitest';
import { connectAgent, textOf as told } from '../../test/support/agent.ts';
import { TOOL_EXAMPLES } from '../mcp/toolExamples.ts';

const near = (value: number) => expect.closeTo(value, 6) as number;
const bar = (Dy: number) => ({ className: 'circle', label: `D${Dy}`, Dy });

/** Two rods at 45 degrees that hang from their supports and carry 60 kN: N = 60/√2 kN each, tension. */
const HANGER = {
  schema: 1,
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 2, y: 0, anchor: 3 },
    { x: 1, y: -1, loads: [{ className: 'ShearLoad', c: [-60_000] }] },
  ],
  links: [0, 1].map((i) => ({ i, j: 2, materialIndex: 0, sectionIndex: 0 })),
  materials: [{ name: 'S235', E: 210_000, nu: 0.3, rho: 7850, strength: { tension: 235 } }],
  sections: [20, 14, 16, 12].map(bar),
  limits: { rods: { standard: 'EN 1993-1-1' } },
};

describe('the studies of agents', () => {
  const { call } = connectAgent();

  test('the lightest bar whose area carries the force is found, and the thinner one is named', async () => {
    const answer = await call('find_lightest_rods', { truss: HANGER, series: ['document'] });
    // A = N/f_y = 180.5 mm2: 16 mm has 201.1 mm2, 14 mm has 153.9 mm2.
    const use = 60_000 / Math.SQRT2 / ((Math.PI * 16 ** 2) / 4) / 235;
    expect(answer.structuredContent['groups']).toMatchObject([
      { links: [0, 1], found: [{ section: { label: 'D16' }, worst: { utilisation: near(use) } }, {}] },
    ]);
    expect(told(answer)).toContain('- D14 fails: utilisation 1.17');
    expect(told(answer)).toContain('\nAssumed: ');
  });

  test('a truss without a standard, and an unknown series, are told what to write', async () => {
    const { limits: _, ...plain } = HANGER;
    const missing = await call('find_lightest_rods', { truss: plain, series: ['document'] });
    expect([missing.isError, told(missing)]).toEqual([
      true,
      expect.stringContaining('/data/limits/rods: no standard'),
    ]);
    const unknown = await call('find_lightest_rods', { truss: HANGER, series: ['no such'] });
    expect([unknown.isError, told(unknown)]).toEqual([true, expect.stringContaining('EN 10365 / IPE')]);
  });

  test('the method of joints finds both rods at the loaded joint: 10/√2 kN in compression', async () => {
    const answer = await call('method_of_joints', TOOL_EXAMPLES.method_of_joints);
    const force = near(-10_000 / Math.SQRT2);
    expect(answer.structuredContent).toMatchObject({ joint: 2, isComplete: true });
    const steps = answer.structuredContent['steps'] as {
      readonly joint: number;
      readonly finds: unknown[];
    }[];
    expect(steps.at(-1)).toMatchObject({ joint: 2 });
    expect(steps.flatMap(({ finds }) => finds)).toEqual([
      { kind: 'link', link: 0, force },
      { kind: 'link', link: 1, force },
    ]);
    expect(told(answer)).toContain('so N0 = -7071.07');
  });

  test('ranges of a truss and of a frame name the case set of each value', async () => {
    const caseSets = [{ title: 'down' }, { title: 'up' }];
    const joints = HANGER.joints.map(({ loads: _, ...joint }) => joint);
    const pulls = [-60_000, 20_000].map((c, set) => ({ className: 'ShearLoad', c: [c], sets: 2 ** set }));
    const truss = {
      ...HANGER,
      caseSets,
      joints: joints.map((one, k) => (k === 2 ? { ...one, loads: pulls } : one)),
    };
    const forces = await call('force_ranges', { kind: 'truss', document: truss });
    expect(forces.structuredContent['ranges']).toMatchObject(
      [0, 1].map((part) => ({
        ...{ of: 'N', part },
        max: { value: near(60_000 / Math.SQRT2), set: 0 },
        min: { value: near(-20_000 / Math.SQRT2), set: 1 },
      })),
    );

    // A mast of 3 m under 1 kN at its top, in one set to the right and in the other, doubled, to the left.
    const sway = [1000, -2000].map((c, set) => ({ className: 'AxialLoad', c: [c], sets: 2 ** set }));
    const frame = {
      ...{ schema: 1, caseSets },
      joints: [
        { x: 0, y: 0, support: { className: 'clamp' } },
        { x: 0, y: 3, loads: sway },
      ],
      members: [{ i: 0, j: 1 }],
    };
    const mast = await call('force_ranges', { kind: 'frame', document: frame });
    const moments = (mast.structuredContent['ranges'] as { readonly of: string }[]).find(
      ({ of }) => of === 'M',
    );
    // The moments at the clamp are F·h: 3 kN·m and, on the other side, 6 kN·m.
    const sizes = moments as unknown as Record<
      'max' | 'min',
      { readonly value: number; readonly set: number }
    >;
    expect([sizes.max, sizes.min].map(({ value, set }) => [Math.abs(value), set]).toSorted()).toEqual([
      [near(3000), 0],
      [near(6000), 1],
    ]);
  });

  test('checks, searches, links and pictures state what they assume', async () => {
    const names = [
      'check_members',
      'search_catalogue',
      'open_in_editor',
      'report_link',
      'draw_picture',
    ] as const;
    for (const name of names) {
      const { structuredContent } = await call(name, TOOL_EXAMPLES[name]);
      expect([name, structuredContent['assumptions']]).toEqual([name, expect.stringMatching(/\.$/)]);
    }
  });
});
