import { expect, test, vi } from 'vitest';
import type { TableAccount } from '../editing/addTable.ts';
import type { LaterText } from '../messages/laterMessages.ts';
import { type RowsFound, askDoubled, countTaken, describeNeeds, nameReplacing } from './rowsAccount.ts';

const t = ((key: string, values: object = {}) =>
  `${key} ${Object.values(values).join(' ')}`.trim()) as LaterText;
const nothing: TableAccount = {
  ...{
    jointsThere: [],
    jointsRepeated: [],
    rodsThere: [],
    rodsDoubled: [],
    rodsToSelf: [],
    rodsNotSummed: [],
  },
  loadsPassedOver: 0,
};
const found: RowsFound = {
  ...{ count: 7, otherRows: 0, unknown: [], overlaps: [], doubled: 'sumAreas' },
  ...{ added: nothing, replaced: null },
};

test('rows that each add what they say need nothing', () => {
  expect(describeNeeds(found, t)).toBeUndefined();
  expect(askDoubled(found, t, () => {})).toBeUndefined();
});

test('a doubled rod asks what becomes of it, and the button counts the rows that stay', () => {
  const added = { ...nothing, rodsDoubled: [9] };
  const choose = vi.fn();
  const choice = askDoubled({ ...found, added }, t, choose);
  expect(choice).toMatchObject({ label: 'rows.rodsDoubled 1 9', value: 'sumAreas' });
  choice?.onChange('keepOne');
  expect(choose).toHaveBeenCalledWith('keepOne');
  expect(describeNeeds({ ...found, added }, t)).toEqual({ said: '', label: 'rows.takeAll 7' });
  expect(describeNeeds({ ...found, added, doubled: 'keepOne' }, t)?.label).toBe('rows.takeOf 6 7');
  expect(countTaken(7, { ...added, rodsNotSummed: [9] }, 'sumAreas')).toBe(6);
});

test('each way of taking the rows tells its own number of them', () => {
  const of = {
    ...found,
    added: { ...nothing, jointsThere: [1, 2], rodsThere: [5, 6, 7, 8, 9] },
    replaced: { ...nothing, rodsToSelf: [9] },
  };
  expect(describeNeeds(of, t)).toEqual({
    said: 'rows.jointsThere 2 1, 2 rows.rodsThere 5 5, 6, 7, 8, … rows.rodsToSelf 1 9',
    label: 'rows.addOf 0 7',
  });
  expect(nameReplacing(of, t)).toBe('rows.replaceOf 6 7');
  expect(nameReplacing({ ...of, replaced: nothing }, t)).toBe('rows.replaceAll 7');
  expect(nameReplacing(found, t)).toBeUndefined();
});
