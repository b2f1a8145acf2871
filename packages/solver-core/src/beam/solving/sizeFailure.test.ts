import { expect, test } from 'vitest';
import { describeFailure } from '../../texts/describeFailure.ts';
import { enUS } from '../../texts/languages/en-US.ts';
import { createSizeFailure } from './sizeFailure.ts';

const element = (x0: number, x1: number, EI = 1) => ({ x0, x1, EI, EA: 1, GA: Infinity });
const held = (...supports: number[]) => supports.map((support) => ({ support }));
const ending = (...xs: number[]) => ({ beamSections: xs.map((x) => ({ x })) });

test('the part whose stiffness differs most from the others is named, with its place and factor', () => {
  // Three spans of 5 m; the one of 5 mm has a stiffness that is (5/0.005)³ = 1e9 times theirs.
  const elements = [element(0, 5), element(5, 10), element(10, 10.005), element(10.005, 15.005)];
  const failure = createSizeFailure({ elements, nodes: held(0, 1, 2, 3, 4) }, ending(15.005));
  expect(failure).toMatchObject({
    code: 'range.size',
    path: '/supports/3',
    values: { x0: 10, x1: 10.005 },
  });
  expect(Number(failure.values['times']) / 1e9).toBeCloseTo(1, 9);
  const writer = { language: enUS, kind: 'beam', place: (x: number) => `${x} m` } as const;
  expect(describeFailure(failure, writer)).toMatch(
    /^The part of the beam from 10 m to 10\.005 m differs in stiffness from the other parts by a factor of/,
  );
});

test('a part that is too short at the free end of a beam is named by the support at its other end', () => {
  const elements = [element(0, 0.005), element(0.005, 5), element(5, 10), element(10, 15)];
  const { path } = createSizeFailure({ elements, nodes: held(-1, 0, 1, 2, 3) }, ending());
  expect(path).toBe('/supports/0');
});

test('a section in Pa instead of GPa is named by its stretch', () => {
  const elements = [element(0, 4, 2e7), element(4, 8, 2e-2), element(8, 12, 2e7)];
  const failure = createSizeFailure({ elements, nodes: held(0, 1, 2, 3) }, ending(4, 8, 12));
  expect(failure).toMatchObject({ path: '/beamSections/1', values: { x0: 4, x1: 8 } });
});

test('a stretch that is too short is named where no support bounds it', () => {
  const elements = [element(0, 5), element(5, 5.001, 3), element(5.001, 10), element(10, 15)];
  const { path } = createSizeFailure({ elements, nodes: held(0, -1, -1, 1, 2) }, ending(5, 5.001, 15));
  expect(path).toBe('/beamSections/1');
});

test('the last stretch extends to the end of the beam', () => {
  const elements = [element(0, 4, 2e7), element(4, 8, 2e7), element(8, 12, 2e-2)];
  const { path } = createSizeFailure({ elements, nodes: held(0, 1, 2, 3) }, ending(8, 9));
  expect(path).toBe('/beamSections/1');
});

test('without an odd one no part is named', () => {
  const elements = [element(0, 2), element(2, 5), element(5, 9)];
  const failure = createSizeFailure({ elements, nodes: held(0, 1, 2, 3) }, ending(9));
  expect(failure).toMatchObject({ path: '', values: {} });
});
