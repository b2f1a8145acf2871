import type { Text } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import enUS from '../../truss/messages/en-US.json' with { type: 'json' };
import { describeRest } from './describeRest.ts';

const t: Text<typeof enUS> = (key, values = {}) =>
  enUS[key].replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string) => String(values[name]));

const REST = { joints: 0, rods: 0, loads: 0, hidden: [], standard: [], usual: [] };

test('parts of a table that are not in the truss are reported', () => {
  const columns = ['N1, kN', 'N2, kN', 'σ', 'Used', 'Rx', 'Ry', 'Rz'];
  expect(describeRest({ names: ['Alu', 'R 100×50'], columns, rows: 9, ...REST }, t)).toEqual([
    'Names not found in any library, so the rods go without them: Alu, R 100×50. Give these rods a material and a cross-section.',
    'Columns not read: N1, kN, N2, kN, σ, Used, Rx, Ry, ….',
    'Rows of other tables that are not read: 9.',
  ]);
  expect(describeRest({ names: [], columns: [], rows: 0, ...REST }, t)).toEqual([]);
});

test('skipped rows and hidden sheets are reported', () => {
  const rest = { joints: 1, rods: 2, loads: 3, hidden: ['Old', 'Notes'], standard: [], usual: [] };
  expect(describeRest({ names: [], columns: [], rows: 0, ...rest }, t)).toEqual([
    'Sheets that are hidden and are not read: Old, Notes.',
    'Joints merged with another one at the same place: 1.',
    'Rods skipped because they duplicate another one or join a joint to itself: 2.',
    'Loads skipped because they duplicate another one or act on such a rod: 3.',
  ]);
});
