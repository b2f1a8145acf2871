import { listColumns, readYes } from '@eecs/ui-kit/editing';
import { expect, test } from 'vitest';
import enUS from '../../messages/panel.en-US.json' with { type: 'json' };
import ru from '../../messages/panel.ru.json' with { type: 'json' };
import uk from '../../messages/panel.uk.json' with { type: 'json' };
import { nameColumn } from './useColumnName.ts';
import { LOAD_NAMES, PART_NAMES, SUPPORT_NAMES } from './wordsRead.ts';

test.each([
  ['en-US', enUS],
  ['ru', ru],
  ['uk', uk],
])('what is written over columns in %s is read as those columns', (_, { column }) => {
  const t = (key: string): string => column[key.replace('column.', '') as keyof typeof column];
  const tables = { load: LOAD_NAMES, support: SUPPORT_NAMES, part: PART_NAMES };
  for (const [table, names] of Object.entries(tables))
    for (const { key, names: known } of listColumns<string>(names))
      expect(known).toContain(nameColumn(t, table as 'load', key as 'value'));
  expect(readYes(column.yes)).toBe(true);
});
