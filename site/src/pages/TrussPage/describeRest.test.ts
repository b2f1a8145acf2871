import type { Text } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import enUS from '../../truss/messages/en-US.json' with { type: 'json' };
import { describeRest } from './describeRest.ts';

const t: Text<typeof enUS> = (key, values = {}) =>
  enUS[key].replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string) => String(values[name]));

test('what of a table is no part of the truss is told, where all is nothing', () => {
  const columns = ['N1, kN', 'N2, kN', 'σ', 'Used', 'Rx', 'Ry', 'Rz'];
  expect(describeRest({ names: ['Alu', 'R 100×50'], columns, rows: 9 }, t)).toEqual([
    'The table has these by name alone, and the rods are without them: Alu, R 100×50.',
    'Columns that are not read: N1, kN, N2, kN, σ, Used, Rx, Ry, ….',
    'Rows of other tables that are not read: 9.',
  ]);
  expect(describeRest({ names: [], columns: [], rows: 0 }, t)).toEqual([]);
});
