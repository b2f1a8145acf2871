import { expect, test } from 'vitest';
import * as stress from './index.ts';

test('the public names of the door; to add one is a decision, to lose one breaks somebody', () => {
  expect(Object.keys(stress).sort()).toEqual([
    'addStresses',
    'computeEquivalents',
    'computeStresses',
    'createStressMemory',
    'curveToDiagram',
    'openCut',
    'shearProfile',
    'stressAt',
  ]);
});
