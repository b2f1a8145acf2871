import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MissingFonts, listFonts } from './fontSituation.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'fonts-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('fonts that are not there are named, with the package and the variable that give them', () => {
  const list = () => listFonts('liberation', [folder]);
  expect(list).toThrow(MissingFonts);
  for (const said of ['liberation', folder, 'fonts-liberation', 'FONTS_FROM=']) expect(list).toThrow(said);
});

test('fonts of a folder are found, others left', async () => {
  const mine = path.join(folder, 'LiberationSans-Regular.ttf');
  await writeFile(mine, '');
  await writeFile(path.join(folder, 'DejaVuSans.ttf'), '');
  expect(listFonts('liberation', [folder])).toEqual([mine]);
});
