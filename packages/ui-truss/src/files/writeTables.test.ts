import { describe, expect, test } from 'vitest';
import { type Quantity, type UnitSystem, displayUnit } from '@eecs/solver-core';
import { solveTruss } from '@eecs/solver-core/truss';
import { writeCsv, writeWorkbook } from '@eecs/ui-kit/editing';
import { expectClose } from '@eecs/testing';
import { readCase, triangle } from '../../test/triangle.ts';
import { createTrussExample } from '../starters/trussExamples.ts';
import { readTrussBlob } from './readTrussBlob.ts';
import { createSheetReader } from '../../test/sheetReader.ts';
import { listSheets } from './writeTables.ts';

const english = await createSheetReader('en-US');

function solve(document: typeof triangle) {
  const answer = solveTruss(document);
  if (answer.level === 'error') throw new Error(answer.error);
  return answer;
}

/** Returns the column of a sheet with a heading, without the heading. */
function column(sheets: ReturnType<typeof listSheets>, sheet: number, head: string): unknown[] {
  const [heads = [], ...rows] = sheets[sheet]?.rows ?? [];
  const at = heads.indexOf(head);
  if (at < 0) throw new Error(`no ${head} among ${heads.join(' | ')}`);
  return rows.map((row) => row[at]);
}

describe('tables of a truss', () => {
  test('have forces and reactions in the units that are shown, zeros as zeros', () => {
    const sheets = listSheets(triangle, solve(triangle), english);
    // 10 kN on the top: 5 kN at each support; the sides carry 5·√13/3, the tie 5·2/3.
    expect(column(sheets, 0, 'Ry 1, kN')).toEqual([5, 5, null]);
    expect(column(sheets, 0, 'Rx 1, kN')).toEqual([0, 0, null]);
    const [tie, ...sides] = column(sheets, 1, 'N1, kN') as number[];
    expectClose(Number(tie), 10 / 3, 1e-9);
    for (const side of sides) expectClose(Number(side), (-5 * Math.sqrt(13)) / 3, 1e-9);
  });

  test('have stress, use by strength and by Euler, and displacements of rods that are real', () => {
    const jib = createTrussExample('jib');
    const sheets = listSheets(jib, solve(jib), english);
    // The tip carries P: the strut of 4 m has -4P/3, the tie of 5 m 5P/3.
    const P = 20_000;
    // Pipes of S235, 114.3 mm wide with walls of 5 mm.
    const [D, d] = [0.1143, 0.1043];
    const A = (Math.PI / 4) * (D ** 2 - d ** 2);
    const I = (Math.PI / 64) * (D ** 4 - d ** 4);
    const E = 210e9;
    const [strut, tie] = column(sheets, 1, 'σ1, MPa') as number[];
    expectClose(Number(strut), (-4 * P) / 3 / A / 1e6, 1e-9);
    expectClose(Number(tie), (5 * P) / 3 / A / 1e6, 1e-9);
    // The Euler load of a pin-ended strut is π²EI/L²; a tie has none.
    const [used, none] = column(sheets, 1, 'Euler load used 1, %');
    expectClose(Number(used), (100 * ((4 * P) / 3)) / ((Math.PI ** 2 * E * I) / 4 ** 2), 1e-9);
    expect(none ?? 0).toBe(0);
    // By the unit load at the tip: P·(5·(5/3)² + 4·(4/3)²)/EA.
    const moved = column(sheets, 0, 'Δy 1, mm') as number[];
    expectClose(Number(moved[2]), (-1000 * P * (5 * (5 / 3) ** 2 + 4 * (4 / 3) ** 2)) / (E * A), 1e-9);
  });

  test('name the case sets of results by their titles, and joints are read out of them all the same', async () => {
    const titled = readCase({
      ...triangle,
      caseSets: [{ title: 'Snow' }, { title: '' }, { title: 'Wind, left' }],
    });
    const sheets = listSheets(titled, solve(titled), english);
    const [joints = [], rods = []] = sheets.map(({ rows }) => rows[0]?.map(String));
    expect(rods.filter((head) => head.startsWith('N'))).toEqual([
      'N1 Snow, kN',
      'N2, kN',
      'N3 Wind, left, kN',
    ]);
    expect(joints.filter((head) => head.startsWith('Ry'))).toEqual([
      'Ry 1 Snow, kN',
      'Ry 2, kN',
      'Ry 3 Wind, left, kN',
    ]);
    const back = await readTrussBlob(new File([writeCsv(sheets, { hasComma: false })], 'a.csv'), {
      locale: 'en-US',
    });
    if (!back.ok) throw new Error(back.problem);
    expect(back.document.joints.map(({ x, y }) => [x, y])).toEqual(titled.joints.map(({ x, y }) => [x, y]));
    expect(back.document.links).toHaveLength(titled.links.length);
  });

  test('are read back from a workbook, joints and rods from sheets of their own, in any language', async () => {
    const pratt = createTrussExample('pratt');
    const book = writeWorkbook(listSheets(pratt, solve(pratt), await createSheetReader('ru')));
    const back = await readTrussBlob(new File([book as Uint8Array<ArrayBuffer>], 'Pratt.xlsx'), {
      locale: 'ru',
    });
    if (!back.ok) throw new Error(back.problem);
    expect(back.document.title).toBe('Pratt');
    expect(back.document.joints.map(({ x, y, anchor }) => [x, y, anchor])).toEqual(
      pratt.joints.map(({ x, y, anchor }) => [x, y, anchor]),
    );
    expect(back.document.links.map(({ i, j }) => [i, j])).toEqual(pratt.links.map(({ i, j }) => [i, j]));
    const [joints = [], rods = []] = [
      [
        ['x', 'y'],
        [0, 0],
        [1, 1],
      ],
      [
        ['i', 'j'],
        [1, 2],
        [1, 3],
      ],
    ];
    const stray = writeWorkbook([
      { name: 'A', rows: joints },
      { name: 'B', rows: rods },
    ]);
    expect(await readTrussBlob(new File([stray as Uint8Array<ArrayBuffer>], 'a.xlsx'))).toMatchObject({
      ok: false,
      problem: 'badRow',
      row: 3,
      sheet: 'B',
    });
  });

  test('a truncated, protected or damaged workbook is reported as such', async () => {
    const bytes = writeWorkbook(listSheets(triangle, null, english)) as Uint8Array<ArrayBuffer>;
    const read = (part: BlobPart) => readTrussBlob(new File([part], 'a.xlsx'));
    const at = new TextDecoder('latin1').decode(bytes).indexOf('<v>4</v>') + 3;
    // A workbook with a password is a file of another format, which begins with these bytes.
    const locked = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    for (const bad of ['x,y', '', locked, bytes.subarray(0, 900), bytes.with(at, '5'.charCodeAt(0))])
      expect(await read(bad)).toMatchObject({ ok: false, problem: 'badBook' });
    const empty = writeWorkbook([{ name: 'A', rows: [] }]) as Uint8Array<ArrayBuffer>;
    expect(await read(empty)).toMatchObject({ ok: false, problem: 'noTable' });
  });

  test('write a rod that carries nothing as 0 and not as what rounding left', () => {
    const grid = createTrussExample('spaceGrid');
    const answer = solve(grid);
    const forces = column(listSheets(grid, answer, english), 1, 'N1, kN') as number[];
    const zero = answer.sets[0]?.zeroForce ?? [];
    expect(zero.map((link) => forces[link])).toEqual(zero.map(() => 0));
    expect(forces.every((force) => force === 0 || Math.abs(force) > 1e-9)).toBe(true);
  });

  test('name loads in words, with a column a number', () => {
    const loaded = readCase({
      ...triangle,
      links: triangle.links.map((link, at) => ({
        ...link,
        loads:
          at === 0 ? [{ className: 'DistributedLoad', y: [-1000, -1500, -2000], x: [1, 3], sets: 1 }] : [],
      })),
    });
    const [, first, second] = listSheets(loaded, null, english)[2]?.rows ?? [];
    expect(first?.slice(0, 7)).toEqual(['joint', 3, 'force along y', -10, null, null, 'kN']);
    expect(second?.slice(0, 9)).toEqual(['rod', 1, 'load along the rod', -1, -1.5, -2, 'kN/m', 1, 3]);
  });

  test.each(['en-US', 'ru', 'uk'] as const)(
    'are in the language of the reader, and joints and rods read back: %s',
    async (locale) => {
      const pratt = createTrussExample('pratt');
      const text = writeCsv(listSheets(pratt, solve(pratt), await createSheetReader(locale)), {
        hasComma: locale !== 'en-US',
      });
      const back = await readTrussBlob(new File([text], 'a.csv'), { locale });
      if (!back.ok) throw new Error(back.problem);
      expect(back.document.joints.map(({ x, y, anchor }) => [x, y, anchor])).toEqual(
        pratt.joints.map(({ x, y, anchor }) => [x, y, anchor]),
      );
      expect(back.document.links.map(({ i, j }) => [i, j])).toEqual(pratt.links.map(({ i, j }) => [i, j]));
      const [heads = []] = listSheets(pratt, null, await createSheetReader(locale)).map(
        ({ rows }) => rows[0],
      );
      if (locale !== 'en-US') expect(heads.join(' ')).not.toMatch(/[a-z]{3}/);
    },
  );

  test('come back as the same joints from another unit than the base one', async () => {
    const pratt = createTrussExample('pratt');
    const reader = {
      ...(await createSheetReader('ru')),
      unitOf: (quantity: Quantity, system: UnitSystem) =>
        quantity === 'length' ? ('mm' as const) : displayUnit(quantity, system),
    };
    const text = writeCsv(listSheets(pratt, null, reader), { hasComma: true });
    const back = await readTrussBlob(new File([text], 'a.csv'), { locale: 'ru' });
    if (!back.ok) throw new Error(back.problem);
    expect(back.document.joints.map(({ x, y, z }) => [x, y, z])).toEqual(
      pratt.joints.map(({ x, y, z }) => [x, y, z]),
    );
  });
});
