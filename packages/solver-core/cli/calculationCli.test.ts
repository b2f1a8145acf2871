import { expect, test } from 'vitest';
import { beamCase, pin, roller, uniform } from '../verification/beamCase.ts';
import { runOnTexts } from './runOnTexts.ts';

const BEAM = beamCase(6, { supports: [pin(0), roller(3), roller(6)], loads: [uniform(0, 6, -1000)] });

test('a calculation is printed, verified, and a damaged one names its first wrong line', async () => {
  const { status, stdout } = await runOnTexts(['prove', '-'], JSON.stringify(BEAM));
  expect(status).toBe(0);
  const whole = await runOnTexts(['check', '-'], stdout);
  expect(whole.stdout).toMatch(/^All \d+ lines follow exactly/);
  expect(whole.status).toBe(0);

  const file = JSON.parse(stdout) as { readonly lines: { rule: string; line: number; value: unknown }[] };
  const line = file.lines.find(({ rule }) => rule === 'unknown')!;
  // X1 = -q·L²/8 over the middle support.
  expect(line.value).toBe('-1125');
  line.value = '-1126';
  const damaged = await runOnTexts(['check', '-'], JSON.stringify(file));
  expect(damaged.stderr).toContain(`Line ${line.line} is wrong: its rule gives -1125.`);
  expect(damaged.status).toBe(1);

  const long = await runOnTexts(
    ['check', '-'],
    JSON.stringify({ ...file, lines: Array.from({ length: 5001 }, () => line) }),
  );
  expect(long.stderr).toContain('The calculation has 5001 lines; at most 5000 are checked.');
});

test('the calculation of the case set that is named is printed', async () => {
  const loads = [
    { ...uniform(0, 6, -1000), sets: 1 },
    { ...uniform(0, 6, -2000), sets: 2 },
  ];
  const caseSets = [{ title: 'Dead' }, { title: 'Live' }];
  const text = JSON.stringify({ ...BEAM, loads, caseSets });
  const { stdout } = await runOnTexts(['prove', '-', '--set=Live'], text);
  const { lines } = JSON.parse(stdout) as { readonly lines: readonly { rule: string; value: unknown }[] };
  // X1 = -q·L²/8, q = 2000 N/m.
  expect(lines.find(({ rule }) => rule === 'unknown')?.value).toBe('-2250');
  const absent = await runOnTexts(['prove', '-', '--set=3'], text);
  expect([absent.status, absent.stderr]).toEqual([
    1,
    'The beam has no case set 3. Its case sets: 1 (Dead), 2 (Live).\n',
  ]);
});

test('a beam that cannot be solved is refused', async () => {
  const { status, stderr } = await runOnTexts(
    ['prove', '-'],
    JSON.stringify(beamCase(6, { supports: [pin(0)] })),
  );
  expect(status).toBe(1);
  expect(stderr).toContain('The beam cannot be solved:');
});

test('a beam in US units is refused in its own units', async () => {
  const loads = [{ className: 'ShearLoad', x: 80, c: [-1] }];
  const beam = beamCase(72, { units: { system: 1 }, supports: [pin(0), roller(72)], loads });
  const question = {
    ...{ knob: { kind: 'loadPlace', load: 0 }, from: 0, to: 1 },
    condition: { kind: 'governs' },
  };
  for (const words of [['solve'], ['prove'], ['values', `--question=${JSON.stringify(question)}`]]) {
    const { status, stderr } = await runOnTexts([...words, '-'], JSON.stringify(beam));
    expect([words[0], status]).toEqual([words[0], 1]);
    expect(stderr).toMatch(/\(0 to 6′\s0″\)/);
  }
});
