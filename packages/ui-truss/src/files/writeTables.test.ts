import { describe, expect, test } from 'vitest';
import { displayUnit } from '@eecs/solver-core';
import { solveTruss } from '@eecs/solver-core/truss';
import { unitName } from '@eecs/ui-kit';
import { writeCsv } from '@eecs/ui-kit/editing';
import { readCase, triangle } from '../../test/triangle.ts';
import { createTrussExample } from '../starters/trussExamples.ts';
import { readTrussBlob } from './trussFile.ts';
import type { TableReader } from './tableNumbers.ts';
import { listSheets } from './writeTables.ts';

function solve(document: typeof triangle) {
  const answer = solveTruss(document);
  if (answer.level === 'error') throw new Error(answer.error);
  return answer;
}

/** The column of a sheet by its heading, without the heading. */
function column(sheets: ReturnType<typeof listSheets>, sheet: number, head: string): unknown[] {
  const [heads = [], ...rows] = sheets[sheet]?.rows ?? [];
  const at = heads.indexOf(head);
  if (at < 0) throw new Error(`no ${head} among ${heads.join(' | ')}`);
  return rows.map((row) => row[at]);
}

describe('tables of a truss', () => {
  test('have forces and reactions in the units that are shown, zeros as zeros', () => {
    const sheets = listSheets(triangle, solve(triangle));
    // 10 kN on the top: 5 kN at each anchor; the sides bear 5·√13/3, the tie 5·2/3.
    expect(column(sheets, 0, 'Ry 1, kN')).toEqual([5, 5, null]);
    expect(column(sheets, 0, 'Rx 1, kN')).toEqual([0, 0, null]);
    const [tie, ...sides] = column(sheets, 1, 'N1, kN') as number[];
    expect(tie).toBeCloseTo(10 / 3, 10);
    for (const side of sides) expect(side).toBeCloseTo((-5 * Math.sqrt(13)) / 3, 10);
  });

  test('have stress, use by strength and by Euler, and displacements of rods that are real', () => {
    const jib = createTrussExample('jib');
    const answer = solve(jib);
    const sheets = listSheets(jib, answer);
    const [set] = answer.sets;
    expect(column(sheets, 1, 'σ1, MPa')).toHaveLength(jib.links.length);
    const euler = column(sheets, 1, 'used Euler 1, %') as number[];
    expect(euler[0]).toBeCloseTo(100 * (set?.utilisation?.[0]?.buckling ?? NaN), 9);
    const moved = column(sheets, 0, 'Δy 1, mm') as number[];
    const tip = set?.displacement?.find(({ joint }) => joint === 2);
    expect(moved[2]).toBeCloseTo((tip?.y ?? NaN) * 1000, 9);
  });

  test('name the case sets of results by their titles, and joints are read out of them all the same', async () => {
    const titled = readCase({
      ...triangle,
      caseSets: [{ title: 'Snow' }, { title: '' }, { title: 'Wind, left' }],
    });
    const sheets = listSheets(titled, solve(titled));
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

  test('write a rod that bears nothing as 0 and not as what rounding left', () => {
    const grid = createTrussExample('spaceGrid');
    const answer = solve(grid);
    const forces = column(listSheets(grid, answer), 1, 'N1, kN') as number[];
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
    const [, first, second] = listSheets(loaded, null)[2]?.rows ?? [];
    expect(first?.slice(0, 7)).toEqual(['joint', 3, 'force along y', -10, null, null, 'kN']);
    expect(second?.slice(0, 9)).toEqual(['rod', 1, 'load along the rod', -1, -1.5, -2, 'kN/m', 1, 3]);
  });

  test('come back as the same joints from another unit than the base one', async () => {
    const pratt = createTrussExample('pratt');
    const reader: TableReader = {
      unitOf: (quantity, system) => (quantity === 'length' ? 'mm' : displayUnit(quantity, system)),
      nameUnit: (unit) => unitName(unit, 'ru'),
    };
    const text = writeCsv(listSheets(pratt, null, reader), { hasComma: true });
    const back = await readTrussBlob(new File([text], 'a.csv'), { locale: 'ru' });
    if (!back.ok) throw new Error(back.problem);
    expect(back.document.joints.map(({ x, y, z }) => [x, y, z])).toEqual(
      pratt.joints.map(({ x, y, z }) => [x, y, z]),
    );
  });
});
