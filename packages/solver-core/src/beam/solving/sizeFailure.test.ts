import { expect, test } from 'vitest';
import { describeFailure } from '../../texts/describeFailure.ts';
import { enUS } from '../../texts/languages/en-US.ts';
import { createSizeFailure } from './sizeFailure.ts';

const element = (x0: number, x1: number, EI = 1) => ({ x0, x1, EI, EA: 1, GA: Infinity });

test('the part whose stiffness differs most from the others is named, with its place and factor', () => {
  // Three spans of 5 m; the one of 5 mm has a stiffness that is (5/0.005)³ = 1e9 times theirs.
  const elements = [element(0, 5), element(5, 10), element(10, 10.005), element(10.005, 15.005)];
  const failure = createSizeFailure({ elements });
  expect(failure).toMatchObject({ code: 'range.size', path: '', values: { x0: 10, x1: 10.005 } });
  expect(Number(failure.values['times']) / 1e9).toBeCloseTo(1, 9);
  const writer = { language: enUS, kind: 'beam', place: (x: number) => `${x} m` } as const;
  expect(describeFailure(failure, writer)).toMatch(
    /^The part of the beam from 10 m to 10\.005 m differs in stiffness from the other parts by a factor of/,
  );
});

test('a section in Pa instead of GPa is named by where it is', () => {
  const elements = [element(0, 4, 2e7), element(4, 8, 2e-2), element(8, 12, 2e7)];
  expect(createSizeFailure({ elements }).values).toMatchObject({ x0: 4, x1: 8 });
});

test('without an odd one no part is named', () => {
  const elements = [element(0, 2), element(2, 5), element(5, 9)];
  expect(createSizeFailure({ elements })).toMatchObject({ path: '', values: {} });
});
