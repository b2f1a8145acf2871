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
    'createPlainKernel',
    'createSimdKernel',
    'createTrussSolver',
    'crossGuides',
    'factorTruss',
    'generateArch',
    'generateFink',
    'generateHowe',
    'generateK',
    'generatePratt',
    'generateSpaceGrid',
    'generateTower',
    'generateWarren',
    'judgeTruss',
    'limitTrussSchema',
    'methodOfJoints',
    'methodOfSections',
    'nearestOnGuide',
    'parseTruss',
    'readTruss',
    'snapPoint',
    'solveSet',
    'solveTruss',
    'totalMassOfTruss',
    'trussCaseSchema',
    'trussHash',
  ]);
});
