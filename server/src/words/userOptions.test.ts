import { expect, test } from 'vitest';
import { USER_OPTIONS } from './userOptions.ts';

test('options until a reader chooses others', () => {
  expect(USER_OPTIONS).toMatchObject({
    rowsPerPage: 10,
    fixedDigits: 3,
    splitterPosition: 50,
    strokeWidth: 8,
    layout: 'default',
    exportFormat: 'png',
  });
  const on = Object.entries(USER_OPTIONS).filter(([, value]) => value === true);
  expect(on.map(([name]) => name).sort()).toEqual([
    'confirmCreate',
    'confirmDelete',
    'drawCS',
    'drawReactions',
    'expandOnRefreshResults',
    'isFlat',
    'isSquare',
    'showBottomsOnly',
    'showDescription',
    'showFeatureIntroducer',
    'showTopsOnly',
  ]);
  expect([USER_OPTIONS.showSectionNumbers, USER_OPTIONS.showAllCases]).toEqual([false, false]);
});
