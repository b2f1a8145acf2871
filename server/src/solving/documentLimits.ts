import { LIMITS } from '@eecs/solver-core';
import type { ErrorDetail } from '../errors.ts';

const MAX_DETAILS = 20;
const COUNTED = [
  'supports',
  'beamSections',
  'loads',
  'caseSets',
  'materials',
  'sections',
  'joints',
  'links',
  'guides',
] as const;
const WRITTEN = ['title', 'description'] as const;

/** Finds where a document is larger than this caller may send; looked at before anything is allocated for it. */
export function findExcess(
  document: Readonly<Record<string, unknown>>,
  caller: keyof typeof LIMITS,
): readonly ErrorDetail[] {
  const limits = LIMITS[caller];
  const excess: ErrorDetail[] = [];
  for (const key of COUNTED) {
    const items = document[key];
    if (Array.isArray(items) && items.length > limits[key]) {
      excess.push({ path: `/data/${key}`, rule: 'maxItems', limit: limits[key] });
    }
  }
  for (const key of WRITTEN) {
    const text = document[key];
    if (typeof text === 'string' && text.length > limits[key]) {
      excess.push({ path: `/data/${key}`, rule: 'maxLength', limit: limits[key] });
    }
  }
  const { L } = document;
  if (typeof L === 'number' && L > limits.length) {
    excess.push({ path: '/data/L', rule: 'maximum', limit: limits.length });
  }
  if (excess.length === 0) addLargeNumbersInto(excess, document, '/data', limits.magnitude);
  return excess;
}

/** Nesting was bounded when the body was read, so this recursion is too. */
function addLargeNumbersInto(excess: ErrorDetail[], value: unknown, path: string, max: number): void {
  if (excess.length >= MAX_DETAILS) return;
  if (typeof value === 'number' && Math.abs(value) > max) excess.push({ path, rule: 'maximum', limit: max });
  if (value === null || typeof value !== 'object') return;
  for (const [key, item] of Object.entries(value)) addLargeNumbersInto(excess, item, `${path}/${key}`, max);
}
