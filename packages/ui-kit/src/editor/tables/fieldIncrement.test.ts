import { expect, test } from 'vitest';
import { fieldIncrement } from './fieldIncrement.ts';

const si = { system: 0, incrementIndex: 2, stepIndex: 0 } as const;
const us = { system: 1, incrementIndex: 2, stepIndex: 1 } as const;

test('a decimal unit steps by the decimal increment', () => {
  expect(fieldIncrement(si, 'm')).toBe(0.1);
  expect(fieldIncrement(si, 'mm')).toBe(0.1);
  expect(fieldIncrement(us, 'kip')).toBe(0.1);
  expect(fieldIncrement(us, 'ft')).toBe(0.1);
});

test('inches step by the fraction, and feet with inches by as much of a foot', () => {
  expect(fieldIncrement(us, 'in')).toBe(1 / 8);
  expect(fieldIncrement(us, 'ft-in')).toBe(1 / 96);
});
