import { expect, test } from 'vitest';
import { BEAM, createFolder } from '../test/cliRuns.ts';
import { runOnTexts } from './runOnTexts.ts';

const folder = createFolder();
const write = (name: string, document: unknown) => folder.write(name, JSON.stringify(document));
// 12 kN/m on 6 m, then 18 kN/m and a force of 20 kN in the middle.
const before = write('before.json', BEAM);
const after = write('after.json', {
  ...BEAM,
  loads: [
    { className: 'DistributedLoad', x: [0, 6], y: [-18_000, -18_000, -18_000] },
    { className: 'ShearLoad', x: 3, c: [-20_000] },
  ],
});
const near = (value: number) => expect.closeTo(value, 6) as number;

test('change splits the difference of a moment over the edits: q·L²/8 by the line load, F·L/4 by the force', async () => {
  const { status, stdout } = await runOnTexts(['change', before, after, '--json']);
  expect(status).toBe(0);
  const { changes } = JSON.parse(stdout) as { readonly changes: readonly object[] };
  expect(changes.map((one) => (one as { readonly result: object }).result)).toEqual(
    ['M', 'deflection'].flatMap((of) => ['max', 'min'].map((end) => ({ kind: 'extreme', of, end }))),
  );
  expect(changes[0]).toMatchObject({
    split: {
      before: near(54_000),
      after: near(111_000),
      parts: [
        { path: '/loads/0', kind: 'changed', change: near(27_000) },
        { path: '/loads/1', kind: 'added', change: near(30_000) },
      ],
      by: 'average',
    },
  });
});

test('change prints a table of the result that is asked for', async () => {
  const result = JSON.stringify({ kind: 'reaction', support: 0, direction: 'y' });
  const { stdout } = await runOnTexts(['change', before, after, `--result=${result}`]);
  // 12·6/2 = 36 kN; 6·6/2 = 18 kN by the line load, 20/2 = 10 kN by the force.
  expect(stdout.replace(/ +/g, ' ').split('\n')).toEqual([
    'reaction y of support 1 edit change, kN',
    expect.stringMatching(/^[- ]+$/),
    'before 36.000',
    '/loads/0 changed 18.000',
    '/loads/1 added 10.000',
    'after 64.000',
    '',
  ]);
});

test('change explains the case set that is named by its title or number', async () => {
  const line = (q: number, sets: number) => ({ className: 'DistributedLoad', x: [0, 6], y: [q, q, q], sets });
  const caseSets = [{ title: 'Dead' }, { title: 'Live' }];
  const light = write('light.json', { ...BEAM, caseSets, loads: [line(-12_000, 1), line(-6000, 2)] });
  const heavy = write('heavy.json', { ...BEAM, caseSets, loads: [line(-12_000, 1), line(-10_000, 2)] });
  const result = '--result={"kind":"extreme","of":"M","end":"max"}';
  const explain = async (set: string) => {
    const { stdout } = await runOnTexts(['change', light, heavy, result, `--set=${set}`, '--json']);
    return (JSON.parse(stdout) as { readonly changes: readonly { readonly split: object }[] }).changes[0]
      ?.split;
  };
  // q·L²/8: 27 kN·m under 6 kN/m, 45 kN·m under 10 kN/m.
  const live = {
    before: near(27_000),
    after: near(45_000),
    parts: [{ path: '/loads/1', change: near(18_000) }],
  };
  expect(await explain('Live')).toMatchObject(live);
  expect(await explain('2')).toMatchObject(live);
  expect(await explain('1')).toMatchObject({ before: near(54_000), after: near(54_000) });
  const absent = await runOnTexts(['change', light, heavy, '--set=Wind']);
  expect([absent.status, absent.stdout]).toEqual([1, '']);
  expect(absent.stderr).toBe('The beam before has no case set Wind. Its case sets: 1 (Dead), 2 (Live).\n');
});

test('change refuses a beam that cannot be solved, a result that the beam lacks, and wrong usage', async () => {
  const moves = write('moves.json', { ...BEAM, supports: [] });
  const refused = await runOnTexts(['change', before, moves]);
  expect([refused.status, refused.stdout]).toEqual([1, '']);
  expect(refused.stderr).toContain('The beam after cannot be solved:\n  - ');
  const lacking = await runOnTexts(['change', before, after, '--result={"kind":"value","of":"M","x":99}']);
  expect(lacking.status).toBe(1);
  expect(lacking.stderr).toContain('has no such result');
  const malformed = await runOnTexts(['change', before, after, '--result={"kind":"extreme","of":"M"}']);
  expect([malformed.status, malformed.stdout]).toEqual([2, '']);
  expect(malformed.stderr).toContain('Write the result as JSON');
  expect((await runOnTexts(['change', before])).status).toBe(2);
  expect((await runOnTexts(['change', before, `${before}.no`])).stderr).toContain('Cannot read');
});
