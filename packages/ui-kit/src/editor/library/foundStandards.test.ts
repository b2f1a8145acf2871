import { expect, test } from 'vitest';
import type { CrossSection } from '@eecs/solver-core';
import { limitFound } from './foundStandards.ts';

const section = (label: string): CrossSection => ({
  className: 'generic',
  label,
  A: 1,
  origin: { source: 'catalogue' } as never,
});
const found = (count: number) =>
  new Map(Array.from({ length: count }, (_, at) => [`name ${at}`, section(`S${at}`)] as const));

test('ten of a library are in a document at most, those of before among them; the first names count', () => {
  expect([...limitFound(found(12), { items: [], most: 50 }).keys()]).toEqual([...found(10).keys()]);
  const taken = [section('A'), section('B'), { className: 'generic', label: 'Own', A: 1 } as const];
  expect(limitFound(found(12), { items: taken, most: 50 }).size).toBe(8);
  expect(limitFound(found(12), { items: taken, most: 5 }).size).toBe(2);
  expect(limitFound(found(3), { items: taken, most: 2 }).size).toBe(0);
});

test('two names of one thing are one', () => {
  const one = section('IPE 300');
  const named = new Map([['IPE300', one], ['ipe 300', one], ...found(9)]);
  expect(limitFound(named, { items: [], most: 50 }).size).toBe(11);
});
