import { expect, test } from 'vitest';
import * as data from './data.ts';

test('the public names of the door; to add one is a decision, to lose one breaks somebody', () => {
  expect(Object.keys(data).sort()).toEqual([
    'NO_STANDARDS',
    'catalogueLibrary',
    'createFetch',
    'findStandardMaterials',
    'findStandardSections',
    'limitFound',
  ]);
});
