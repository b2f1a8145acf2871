import { expect, test } from 'vitest';
import { listDifferences } from './listDifferences.ts';

const point = (id: string, value: number, x: number) => ({
  id,
  className: 'ShearLoad',
  x,
  c: [value, 0, value],
  alpha: 90,
  sets: 1,
});

test('a load that was changed is reported with both of its values', () => {
  const mine = { L: 6, loads: [point('a', -15e3, 3), point('b', -1e3, 4)] };
  const theirs = { L: 6, loads: [point('a', -12e3, 3), point('b', -1e3, 4)] };
  expect(listDifferences(mine, theirs)).toEqual([
    {
      field: 'loads',
      place: 1,
      mine: [{ symbol: '', values: [-15e3], quantity: 'force' }],
      theirs: [{ symbol: '', values: [-12e3], quantity: 'force' }],
    },
  ]);
});

test('objects of one state only are absent in the other', () => {
  const support = (x: number) => ({ className: 'FixedSupport', x });
  const found = listDifferences(
    { L: 8, title: 'Beam', supports: [support(0), support(8)] },
    { L: 6, title: 'Beam', supports: [support(0)] },
  );
  expect(found.find(({ field }) => field === 'L')).toEqual({
    field: 'L',
    place: null,
    mine: [{ symbol: '', values: [8], quantity: 'length' }],
    theirs: [{ symbol: '', values: [6], quantity: 'length' }],
  });
  expect(found.find(({ field }) => field === 'supports')).toEqual({
    field: 'supports',
    place: 2,
    mine: [{ symbol: 'x', values: [8], quantity: 'length' }],
    theirs: null,
  });
});

test('a joint is reported with its place and its forces; what has no symbol is only named', () => {
  const joint = (y: number, force: number) => ({
    id: 'j',
    x: 0,
    y,
    anchor: 0,
    loads: [{ id: 'f', className: 'GenericLoad', c: [force, 0, 0], alpha: 0 }],
  });
  const [first, second, ...rest] = listDifferences(
    { joints: [joint(1, 5)], grid: { step: 1 }, k: 0 },
    { joints: [joint(2, 5)], grid: { step: 2 }, created: 5 },
  );
  expect(first?.mine).toEqual([{ symbol: 'y', values: [1], quantity: 'length' }]);
  expect(rest).toEqual([]);
  expect(second).toEqual({ field: 'grid', place: null, mine: [], theirs: [] });
  expect(listDifferences({ joints: [joint(1, 5)] }, { joints: [joint(1, 6)] })[0]?.theirs?.[0]).toEqual({
    symbol: '',
    values: [6],
    quantity: 'force',
  });
});

test('the numbers of constants are reported with their units, a row in units of its own in those', () => {
  const states = (E: number, tension: number, A: number) => ({
    units: { system: 0 },
    materials: [{ name: 'S235', E, nu: 0.3, strength: { tension } }],
    sections: [{ className: 'generic', label: 'Row', units: 1, A, Iy: 2 }],
  });
  expect(listDifferences(states(210e9, 235e6, 4), states(200e9, 355e6, 5))).toEqual([
    {
      field: 'materials',
      place: 1,
      mine: [
        { symbol: 'E', values: [210e9], quantity: 'modulus' },
        { symbol: 'ft', values: [235e6], quantity: 'stress' },
      ],
      theirs: [
        { symbol: 'E', values: [200e9], quantity: 'modulus' },
        { symbol: 'ft', values: [355e6], quantity: 'stress' },
      ],
    },
    {
      field: 'sections',
      place: 1,
      mine: [{ symbol: 'A', values: [4], quantity: 'area', system: 1 }],
      theirs: [{ symbol: 'A', values: [5], quantity: 'area', system: 1 }],
    },
  ]);
});

test('springs and settlements are reported by direction, a value that one state alone has as one', () => {
  const support = (rest: object) => ({ supports: [{ className: 'spring', x: 2, ...rest }] });
  expect(
    listDifferences(
      support({ stiffness: { y: 2e6, r: 1 }, settlement: { y: -0.005 } }),
      support({ stiffness: { y: 3e6, r: 1 } }),
    ),
  ).toEqual([
    {
      field: 'supports',
      place: 1,
      mine: [
        { symbol: 'ky', values: [2e6], quantity: 'springTranslation' },
        { symbol: 'Δy', values: [-0.005], quantity: 'displacement' },
      ],
      theirs: [{ symbol: 'ky', values: [3e6], quantity: 'springTranslation' }],
    },
  ]);
});

test('alpha is the thermal expansion of a material and the angle of a load', () => {
  const state = (alpha: number) => ({
    materials: [{ name: 'S', alpha }],
    loads: [{ id: 'a', className: 'ShearLoad', x: 1, c: [1, 0, 1], alpha: 90 + alpha }],
  });
  const told = listDifferences(state(12e-6), state(1e-5)).map(({ mine }) => mine?.[0]?.quantity);
  expect(told).toEqual(['thermalExpansion', 'angle']);
});
