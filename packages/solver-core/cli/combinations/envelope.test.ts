import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runOnTexts as run } from '../runOnTexts.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'eecs-envelope-'));
afterAll(() => {
  rmSync(FOLDER, { recursive: true });
});

function write(name: string, document: object): string {
  const file = join(FOLDER, name);
  writeFileSync(file, JSON.stringify(document));
  return file;
}

const load = (q: number, sets: number) => ({ className: 'DistributedLoad', x: [0, 12], y: [q, q, q], sets });

/** Two spans of 6 m: -(g + q)·l²/8 over the support. */
const FLOOR = {
  schema: 1,
  title: 'A floor',
  L: 12,
  supports: [0, 6, 12].map((x) => ({ className: x === 0 ? 'fixed' : 'simple', x })),
  loads: [load(-4000, 1), load(-3000, 2)],
  caseSets: [
    { title: 'Dead', action: { kind: 'G' } },
    { title: 'Live', action: { kind: 'Q', category: 'B', pattern: 'any' } },
  ],
  combinations: { rule: 'en1990', situations: ['ULS-STR'] },
};

describe('eecs-solver envelope', () => {
  it('prints what governs each span, and the few combinations', async () => {
    const { status: code, stdout: out } = await run(['envelope', write('floor.json', FLOOR)]);
    expect(code).toBe(0);
    expect(out).toContain('EN 1990 recommended');
    // (1.35 · 4 + 1.5 · 3) · 36 / 8 = 44.55 kN·m.
    expect(out).toMatch(/M, kN·m min +−44\.550 +6 m/);
    expect(out).toMatch(/ULS-STR \d \(6\.10\), Live leads: 1\.35 Dead \+ 1\.5 Live on spans 1, 2/);
  });

  it('prints the whole answer as JSON', async () => {
    const { status: code, stdout: out } = await run(['envelope', write('floor.json', FLOOR), '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ ok: true, situations: [{ situation: 'ULS-STR' }] });
  });

  it('prints what governs each member of a frame', async () => {
    const mast = {
      schema: 1,
      joints: [
        { x: 0, y: 0, support: { className: 'cantilever' } },
        { x: 0, y: 4 },
        {
          x: 2,
          y: 4,
          loads: [
            { className: 'ShearLoad', c: [-10e3], sets: 1 },
            { className: 'ShearLoad', c: [-6e3], sets: 2 },
          ],
        },
      ],
      members: [
        { i: 0, j: 1 },
        { i: 1, j: 2 },
      ],
      caseSets: [
        { title: 'Dead', action: { kind: 'G' } },
        { title: 'Snow', action: { kind: 'S' } },
      ],
      combinations: { rule: 'en1990', situations: ['ULS-STR'] },
    };
    const { status: code, stdout: out } = await run(['envelope', write('mast.json', mast)]);
    expect(code).toBe(0);
    // 1.35 · 10 · 2 + 1.5 · 6 · 2 = 45 kN·m at the start of the arm, and at the foot.
    expect(out).toMatch(/2 +M, kN·m min +−45\.000 +0 m +ULS-STR \d/);
    expect(out).toMatch(/1 +Ry, kN +22\.500/);
    expect(out).toMatch(/ULS-STR \d \(6\.10\), Snow leads: 1\.35 Dead \+ 1\.5 Snow/);
  });

  it('refuses what lacks something, with its place', async () => {
    const { status: code, stderr: err } = await run([
      'envelope',
      write('bare.json', { ...FLOOR, caseSets: [{}, {}] }),
    ]);
    expect(code).toBe(1);
    expect(err).toContain('[/caseSets/0/action]');
  });
});
