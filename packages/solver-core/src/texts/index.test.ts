import { expect, test } from 'vitest';
import * as texts from './index.ts';

test('the public names of the door; to add one is a decision, to lose one breaks somebody', () => {
  expect(Object.keys(texts).sort()).toEqual([
    'LOCALES',
    'PLACEHOLDER',
    'describeCause',
    'describeContradiction',
    'describeDoubts',
    'describeFailure',
    'describeFix',
    'describeGap',
    'describeGeneratorFailure',
    'describeMechanism',
    'describeMotions',
    'describeOddFactors',
    'describePlace',
    'describeShortage',
    'describeTrussCause',
    'describeTrussFix',
    'describeTrussMechanism',
    'describeTrussMotion',
    'describeUnfactored',
    'describeUnfactoredTruss',
    'describeUtilisation',
    'writeNumber',
    'writeText',
  ]);
});
