import { expect, test } from 'vitest';
import { removeLoad } from '../editing/removeLoad.ts';
import { addSupport } from '../editing/addSupport.ts';
import { changeSupport } from '../editing/changeSupport.ts';
import { removeSupport } from '../editing/removeSupport.ts';
import { beamExamples } from '../examples/beamExamples.ts';
import { carryKeys, NO_ROWS } from '@eecs/ui-kit/editor';

const { hingedSpans } = beamExamples;
const first = carryKeys(NO_ROWS, hingedSpans.supports);

test('a row keeps its key when another goes, comes or changes', () => {
  expect(new Set(first.keys).size).toBe(4);
  const [, b, c, d] = first.keys;
  expect(carryKeys(first, removeSupport(hingedSpans, 0).document.supports).keys).toEqual([b, c, d]);
  const added = carryKeys(first, addSupport(hingedSpans, 'simple').document.supports).keys;
  expect(added).toHaveLength(5);
  expect(added.filter((key) => first.keys.includes(key))).toEqual(first.keys);
  expect(carryKeys(first, changeSupport(hingedSpans, 1, { x: 5 }).document.supports).keys).toEqual(
    first.keys,
  );
});

test('rows handed back as copies keep their keys, also when one of them is missing', () => {
  const copies = structuredClone(hingedSpans.supports);
  expect(carryKeys(first, copies).keys).toEqual(first.keys);
  expect(carryKeys(first, copies.slice(1)).keys).toEqual(first.keys.slice(1));
});

test('a key is never given twice: not to twins, not to a row after one that went', () => {
  const [load] = hingedSpans.loads;
  const twins = { ...hingedSpans, loads: [load, { ...load }, { ...load }] } as typeof hingedSpans;
  const three = carryKeys(NO_ROWS, twins.loads);
  expect(new Set(three.keys).size).toBe(3);
  const two = carryKeys(three, removeLoad(twins, 2).document.loads);
  const grown = carryKeys(two, twins.loads);
  expect(new Set(grown.keys).size).toBe(3);
  expect(three.keys).not.toContain(grown.keys[2]);
});
