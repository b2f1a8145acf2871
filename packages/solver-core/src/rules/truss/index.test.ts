import { expect, test } from 'vitest';
import * as rules from './index.ts';

test('the public names of the door; to add one is a decision, to lose one breaks somebody', () => {
  expect(Object.keys(rules).sort()).toEqual([
    'canMove',
    'countCollisions',
    'deriveFields',
    'findCollisions',
    'findObstacles',
    'findSectionProblems',
    'fitGrid',
    'fixCollisions',
    'hasActions',
    'hasWeight',
    'isRealSection',
    'judgeCaseSections',
    'judgeConstraints',
    'judgeInitialData',
    'listEmptySets',
    'listIds',
    'listUnassignedLoads',
    'listUnusedSets',
    'measureExtent',
    'measureLink',
    'removeCaseSet',
    'setGrid',
    'toLoadPath',
    'totalMass',
  ]);
});
