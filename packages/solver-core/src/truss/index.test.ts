import { expect, test } from 'vitest';
import * as truss from './index.ts';

test('the public names of the door; to add one is a decision, to lose one breaks somebody', () => {
  expect(Object.keys(truss).sort()).toEqual([
    'GENERATOR_FAILURE_CODES',
    'TRUSS_CORRECTION_CODES',
    'TRUSS_FAILURE_CODES',
    'assembleTruss',
    'computeActions',
    'convertTruss',
    'convertTrussSolution',
    'countLoads',
    'createSimdKernel',
    'createTrussSolver',
    'crossGuides',
    'generateArch',
    'generateFink',
    'generateHowe',
    'generateK',
    'generatePratt',
    'generateSpaceGrid',
    'generateTower',
    'generateWarren',
    'jointForce',
    'judgeTruss',
    'listUnfactored',
    'methodOfJoints',
    'methodOfSections',
    'nearestOnGuide',
    'parseTruss',
    'readTruss',
    'snapPoint',
    'solveTruss',
    'totalMassOfTruss',
    'trussCaseSchema',
    'trussHash',
  ]);
});
