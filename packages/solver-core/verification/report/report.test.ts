import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROBLEM_GROUPS } from '../problems/index.ts';
import { composeReport, formatBound } from './composeReport.ts';

const WRITTEN = new URL('../../VERIFICATION.md', import.meta.url);

describe('VERIFICATION.md', () => {
  it('is what writeReport.ts writes today', () => {
    expect(readFileSync(WRITTEN, 'utf8')).toBe(composeReport(PROBLEM_GROUPS));
  });
});

describe('formatBound', () => {
  it.each([
    [0, '< 1e-12'],
    [9.9e-13, '< 1e-12'],
    [1.1e-12, '< 2e-12'],
    [0.00372, '< 4e-3'],
    [0.0095, '< 1e-2'],
    [NaN, 'none'],
  ])('%d is %s', (value, text) => {
    expect(formatBound(value)).toBe(text);
  });
});
