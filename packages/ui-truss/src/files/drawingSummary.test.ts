import { describe, expect, test } from 'vitest';
import { countDoubledLines, type DxfLine } from '@eecs/ui-kit/editing';
import { drawLines } from '../../test/dxfText.ts';
import { expectClose } from '@eecs/testing';
import { sumUpDrawing } from './drawingSummary.ts';
import { previewDrawing } from './previewDrawing.ts';
import { readTrussBlob } from './readTrussBlob.ts';

type Place = DxfLine['from'];
const line = (from: Place, to: Place, layer = 'Truss'): DxfLine => ({ from, to, layer });

/** A drawing whose header states millimetres. */
const write = (lines: readonly DxfLine[]): string => drawLines(4, lines);

function preview(lines: readonly DxfLine[], system: 0 | 1 = 0) {
  const found = previewDrawing(write(lines), { system });
  if (found === null) throw new Error('The drawing of the test has no lines.');
  return found;
}

const ALL = { layers: ['Truss', 'Wall'], isTurned: false, leavesLoose: false, unit: 'mm' } as const;
const chord = line([0, 0, 0], [3000, 0, 0]);
const post = line([3000, 0, 0], [3000, 4000, 0]);
const back = line([3000, 0, 0], [0, 0, 0]);

describe('a drawing whose header states the wrong unit', () => {
  test('is shown as long as it is in the chosen one', () => {
    const found = preview([chord, post]);
    expect(found).toMatchObject({ unit: 'mm', statedUnit: 'mm', isUnitGuessed: false });
    expect(sumUpDrawing(found, ALL)).toMatchObject({ size: [3, 4], drawn: [3000, 4000] });
    expect(sumUpDrawing(found, { ...ALL, unit: 'cm' })).toMatchObject({
      size: [30, 40],
      drawn: [3000, 4000],
    });
  });

  test('is shown in inches where those are wanted', () => {
    const { size, drawn } = sumUpDrawing(preview([chord, post], 1), { ...ALL, unit: 'ft' });
    // By hand: 3000 ft are 36 000 in.
    expectClose(size[0], 36_000, 1e-11);
    expectClose(drawn[1], 4000, 1e-11);
  });

  test('is opened in the chosen one', async () => {
    const read = await readTrussBlob(new File([write([chord, post])], 'a.dxf'), { unit: 'cm' });
    expect(read).toMatchObject({
      document: { joints: [{ x: 0 }, { x: 30 }, { x: 30, y: 40 }] },
      drawing: { unit: 'cm', statedUnit: 'mm', extent: 40 },
    });
  });
});

describe('lines that lie on others from end to end', () => {
  test('are counted in either direction, and each pair once', () => {
    expect(countDoubledLines([])).toBe(0);
    expect(countDoubledLines([chord, post])).toBe(0);
    expect(countDoubledLines([chord, post, back, chord, line([3000, 4000, 0], [3000, 0, 0])])).toBe(3);
    // A line without length does not count as covered, and a part of another line is covered by it.
    expect(countDoubledLines([chord, line([0, 0, 0], [0, 0, 0])])).toBe(0);
    expect(countDoubledLines([chord, line([0, 0, 0], [1500, 0, 0])])).toBe(1);
    // A line that reaches beyond another becomes a rod for the rest.
    expect(countDoubledLines([chord, line([1500, 0, 0], [4500, 0, 0])])).toBe(0);
  });

  test('are counted within the exactness of drawings', () => {
    // The extent is 4000, of which 1e-5 is 0.04.
    const near = (away: number) => line([3000, away, 0], [0, 0, 0]);
    expect(countDoubledLines([chord, post, near(0.039)])).toBe(1);
    expect(countDoubledLines([chord, post, near(0.042)])).toBe(0);
  });

  test('duplicate lines are counted before the drawing is opened', () => {
    const found = preview([chord, post, back, line([0, 0, 0], [3000, 0, 0], 'Wall')]);
    expect(found.hasChoice).toBe(true);
    expect(sumUpDrawing(found, ALL)).toMatchObject({ doubled: 2, count: 2 });
    expect(sumUpDrawing(found, { ...ALL, layers: ['Truss'] })).toMatchObject({ doubled: 1, count: 2 });
    expect(preview([chord, back]).hasChoice).toBe(true);
    expect(preview([chord, post]).hasChoice).toBe(false);
  });

  test('duplicate lines become one rod, and the result counts them', async () => {
    const read = await readTrussBlob(new File([write([chord, post, back])], 'a.dxf'));
    expect(read).toMatchObject({ document: { links: { length: 2 } }, drawing: { doubled: 1 } });
  });
});

test('the words of the turn follow the lines that are taken, as the opened truss does', async () => {
  const upright = line([0, 7, 0], [3000, 7, 0]);
  const wall = line([0, 0, 0], [0, 9000, 4000], 'Wall');
  const found = preview([upright, line([0, 7, 0], [0, 7, 2000]), wall]);
  const turned = { ...ALL, isTurned: true };
  expect(sumUpDrawing(found, turned).turn).toBe('inSpace');
  const chosen = sumUpDrawing(found, { ...turned, layers: ['Truss'] });
  expect(chosen).toMatchObject({ turn: 'acrossY', size: [3, 2], count: 2 });
  expect(chosen.lines[1]).toMatchObject({ from: [0, 0, 0], to: [0, 2, 0] });
  expect(sumUpDrawing(preview([line([7, 0, 0], [7, 3, 4])]), turned).turn).toBe('acrossX');
  const drawing = { layers: ['Truss'], isTurned: true };
  expect(await readTrussBlob(new File([write([upright, wall])], 'a.dxf'), { drawing })).toMatchObject({
    document: { joints: [{ x: 0, y: 0, z: 0 }, { x: 3, y: 0, z: 0 }] },
  }); // prettier-ignore
});
