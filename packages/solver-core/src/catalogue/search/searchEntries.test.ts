import { describe, expect, test } from 'vitest';
import { loadSections } from '../loadSections.ts';
import { parseSectionRow } from '../parseSectionRow.ts';
import { CATALOGUE_CLASSES, sectionHeaders, type CatalogueClass } from '../sectionClasses.ts';
import { foldText } from './foldText.ts';
import { labelKeys, rankLabel } from './labelKeys.ts';
import { type Searched, searchEntries, toWords } from './searchEntries.ts';
import { SHAPE_WORDS } from './shapeWords.ts';

interface Entry extends Searched {
  readonly label: string;
  readonly drawer: string;
}

async function listEntries(shape: CatalogueClass): Promise<Entry[]> {
  const headers = sectionHeaders(shape);
  return (await loadSections(shape, 'ru')).flatMap(({ drawer, children }) => {
    const words = toWords(drawer, SHAPE_WORDS[shape]);
    return children.flatMap(({ data }) => {
      const label = parseSectionRow({ name: shape, headers, data })?.label;
      return label === undefined ? [] : [{ label, drawer, keys: labelKeys(label), words }];
    });
  });
}

const all = (await Promise.all(CATALOGUE_CLASSES.map(listEntries))).flat();

const find = (query: string): string[] =>
  searchEntries(all, query)
    .slice(0, 4)
    .map(({ label, drawer }) => `${label} (${drawer})`);

describe('the search', () => {
  test.each([
    ['IPE 300', 'IPE 300 (EN 10365 / IPE)'],
    ['ipe300', 'IPE 300 (EN 10365 / IPE)'],
    ['ipe 240', 'IPE 240 (EN 10365 / IPE)'],
    ['W14x90', 'W14X90 (AISC 16 / W)'],
    ['w14х90', 'W14X90 (AISC 16 / W)'],
    ['двутавр 20', '20 (ГОСТ 8239-89)'],
    ['HEA 100', 'HE 100 A (EN 10365 / HE)'],
    ['heb300', 'HE 300 B (EN 10365 / HE)'],
    ['20б1', '20Б1 (ГОСТ 26020-83 / Б)'],
    ['20B1 асчм', '20 Б1 (СТО АСЧМ 20-93 / Б)'],
    ['швеллер 20п', '20П (ГОСТ 8240-97 / П)'],
    ['уголок 50х5 8509', 'L50x50x5 (ГОСТ 8509-93 / равнополочные)'],
    ['L 50×50×5,0', 'L 50x50x5.0 (EN 10056 / равнополочные)'],
    ['труба 57x3.5', '57x3.5 (ГОСТ 8732-78)'],
    ['l4x4x1/2', 'L4X4X1/2 (AISC 16 / L)'],
    ['600s162-54', '600S162-54 (SSMA / S)'],
    ['Z 200x70x20x2', 'Z 200x70x20x2 (Номинальные Z, r = 1,5 t)'],
    ['2x10', '2x10 (NDS / Строганые пиломатериалы)'],
    ['channel c15x50', 'C15X50 (AISC 16 / C)'],
  ])('%s finds %s first', (query, expected) => {
    expect(find(query)[0]).toBe(expected);
  });

  test('an empty one finds everything in its order, and nonsense finds nothing', () => {
    expect(searchEntries(all, '  ')).toBe(all);
    expect(all).toHaveLength(7528);
    expect(find('qwerty 999')).toEqual([]);
  });

  test('a number is met whole at its front', () => {
    expect(rankLabel('20', ['ipe120'])).toBeNull();
    expect(rankLabel('20', ['20'])).toBe(0);
    expect(rankLabel('20', ['ipe200'])).toBeGreaterThan(rankLabel('20', ['20b1']) ?? NaN);
  });

  test('texts fold to what any keyboard types', () => {
    expect(foldText('L 50×50×5,0')).toBe('l 50x50x5');
    expect(foldText('20Б1')).toBe(foldText('20B1'));
    expect(labelKeys('L50x50x5')).toContain('l50x5');
  });
});
