import { expect, test } from 'vitest';
import { readTables } from './readTables.ts';

const text = (value: string) => ({ type: 'text', value });

test('rows of strokes become a table, code in them stays code, and the line of dashes goes', () => {
  const code = { type: 'inlineCode', value: 'a|b' };
  const page = {
    type: 'root',
    children: [
      { type: 'paragraph', children: [text('No | table.')] },
      { type: 'paragraph', children: [text('| Word | Class |\n| ---- | ----- |\n| '), code, text(' |  |')] },
    ],
  };
  readTables()(page);
  const cell = (...children: object[]) => ({ type: 'tableCell', children });
  expect(page.children[0]?.type).toBe('paragraph');
  expect(page.children[1]).toEqual({
    type: 'table',
    children: [
      { type: 'tableRow', children: [cell(text(' Word ')), cell(text(' Class '))] },
      { type: 'tableRow', children: [cell(text(' '), code, text(' ')), cell(text('  '))] },
    ],
  });
});
