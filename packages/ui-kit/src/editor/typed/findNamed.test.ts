import { catalogueLibrary } from '../library/catalogueLibrary.ts';
import { describe, expect, test } from 'vitest';
import { findNamed, findNear } from './findNamed.ts';

const find = (name: string) => findNamed(name, { library: catalogueLibrary, locale: 'en-US', system: 0 });

describe('hollow sections by the names that drawings give them', () => {
  test.each([
    ['RHS 300x100x5', 'HFRHS 300x100x5.0'],
    ['rhs300×100×5.0', 'HFRHS 300x100x5.0'],
    ['RRO 300 x 100 x 5', 'HFRHS 300x100x5.0'],
    ['CFRHS 300x100x6', 'CFRHS 300x100x6.0'],
    ['HFSHS 100x5', 'HFSHS 100x100x5.0'],
  ])('%s is %s', async (name, label) => {
    expect(await find(name)).toMatchObject({ kind: 'section', section: { label } });
  });

  test.each([
    ['RHS 300x100x8', 'HFRHS 300x100x8.0', 'CFRHS 300x100x8.0'],
    ['SHS 100x100x5', 'HFSHS 100x100x5.0', 'CFSHS 100x100x5.0'],
    ['QRO 100x5', 'HFSHS 100x100x5.0', 'CFSHS 100x100x5.0'],
    ['2 x SHS 100x5 / 10', 'HFSHS 100x100x5.0', 'CFSHS 100x100x5.0'],
  ])('%s is made in two ways', async (name, hot, cold) => {
    expect(await find(name)).toEqual({ kind: 'ways', hot, cold });
  });

  test('a wall that no table has leads to the nearest ones', async () => {
    // |ln(t/5.5)|: 0.087 of 6, 0.095 of 5, 0.136 of 6.3.
    expect(await find('RHS 300x100x5.5')).toEqual({
      kind: 'near',
      names: ['CFRHS 300x100x6.0', 'HFRHS 300x100x5.0', 'HFRHS 300x100x6.3'],
    });
  });
});

test('the nearest names to an unknown one begin like it', () => {
  const names = ['HE 300 A', 'IPE 300', 'IPE 330', 'S355'];
  expect(findNear('ipe305', names)).toEqual(['IPE 300']);
  expect(findNear('s350', names)).toEqual(['S355']);
  expect(findNear('foobar', names)).toEqual([]);
});
