import { expect, test } from 'vitest';
import { head, textBlock } from '../blocks.ts';
import { writeBlocks } from './writeBlocks.ts';

test('columns leave every number whole, however long the words over them are', () => {
  const columns = [
    'Прочность, растяжение',
    'Прочность, сжатие',
    'Удельный вес материала',
    'Модуль упругости',
  ].map((word) => ({ head: [{ text: word }], unit: 'kip/in²', isNumeric: true }));
  const row = columns.map(() => [{ text: '29007,547646' }]);
  const table = {
    kind: 'table',
    caption: '',
    columns,
    rows: [row],
  } as const;
  const widths = [...writeBlocks([table], { addFigure: () => '' }).matchAll(/<w:gridCol w:w="(\d+)"/g)].map(
    ([, width]) => Number(width),
  );
  // 12 letters of 8.5 pt, digits 0.556 of it wide, plus 220 for the padding; twentieths of a point.
  expect(Math.min(...widths)).toBeGreaterThan(12 * 8.5 * 20 * 0.556 + 220);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(9866);
});

test('a line between two headings stands on the page of the second', () => {
  const written = writeBlocks(
    [head('Reactions', 2), textBlock('Moments about x = 0.'), head('1. Dead'), textBlock('Checked.')],
    { addFigure: () => '' },
  );
  const [, , line = '', , last = ''] = written.split('<w:p>');
  expect(line).toContain('<w:keepNext/>');
  expect(last).not.toContain('<w:keepNext/>');
  const formula = { kind: 'formula', runs: [], isWrong: false } as const;
  expect(writeBlocks([textBlock('Of the piece:'), formula], { addFigure: () => '' })).toMatch(
    /keepNext.*Of the piece/,
  );
});

test('rows of one thing stand on one page', () => {
  // Thirty rows; one in the middle continues the subject of the row above.
  const rows = Array.from({ length: 30 }, (_, row) => [[{ text: row === 15 ? '' : `Row ${row}` }]]);
  const table = {
    kind: 'table',
    caption: '',
    columns: [{ head: [{ text: 'Result' }], isNumeric: false }],
    rows,
  } as const;
  const written = writeBlocks([table], { addFigure: () => '' })
    .split('<w:tr>')
    .slice(2);
  expect(written.map((row) => row.includes('<w:keepNext/>')).slice(12, 17)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
});
