import { expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { convertMeasures, getFirstMeasures } from './starterKinds.ts';

test('measures that nobody typed are the round ones of the other system', () => {
  const us = convertMeasures('pratt', getFirstMeasures('pratt', 0), { from: 0, to: 1 });
  expect(us).toEqual(getFirstMeasures('pratt', 1));
});

test('where one was typed all are converted, and come back', () => {
  const typed = { ...getFirstMeasures('arch', 1), span: 1200, load: 1000 };
  const metric = convertMeasures('arch', typed, { from: 1, to: 0 });
  // 100 ft; a depth of 40 in; a pound-force is 4.4482216 N.
  expect(metric).toMatchObject({ span: 30.48, depth: 1.016, panels: 10 });
  expectClose(metric.load, 4448.2216, 1e-8);
  expect(convertMeasures('arch', metric, { from: 0, to: 1 })).toEqual(typed);
});
