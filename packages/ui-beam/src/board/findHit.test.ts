import type { Load } from '@eecs/solver-core';
import { describe, expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { layoutScheme } from '../scheme/layoutScheme.ts';
import type { BoardItem } from '../state/selection.ts';
import { findHit } from './findHit.ts';

const texts = {
  load: (_: Load, value: number) => String(value),
  dimension: String,
  whole: String,
  place: String,
  settlement: String,
  angle: String,
};
const { scale, axisY, objects } = layoutScheme(beamExamples.hingedSpans, {
  width: 1000,
  minHeight: 256,
  texts,
});
const aim = (
  x: number,
  y: number,
  { selected = [], isCoarse = false }: { selected?: readonly BoardItem[]; isCoarse?: boolean } = {},
) => findHit({ objects, guides: [], x: scale.toPx(x), y: axisY + y, selected, isCoarse });

describe('the object under the pointer', () => {
  test('is the support under the beam, the load above it, the hinge on it', () => {
    expect(aim(6, 14)).toEqual({ item: { kind: 'support', index: 1 }, part: 'body' });
    expect(aim(8, 0)).toEqual({ item: { kind: 'support', index: 2 }, part: 'body' });
    expect(aim(3, -30)).toEqual({ item: { kind: 'load', index: 0 }, part: 'body' });
    expect(aim(1.2, -8)).toEqual({ item: { kind: 'load', index: 3 }, part: 'body' });
    expect(aim(10, -60)).toEqual({ item: { kind: 'load', index: 4 }, part: 'body' });
  });

  test('is a dimension at its text', () => {
    expect(aim(7, 52)).toEqual({ item: { kind: 'dimension', index: 1 }, part: 'body' });
    expect(aim(6, 76)).toEqual({ item: { kind: 'dimension', index: 3 }, part: 'body' });
  });

  test('is nothing where nothing is', () => {
    expect(aim(10, -20)).toBeNull();
    expect(aim(9, 30)).toBeNull();
  });

  test('is wide enough for a finger, and less wide by mouse', () => {
    const beside = 20 / scale.factor;
    expect(aim(8 + beside, 0)).toBeNull();
    expect(aim(8 + beside, 0, { isCoarse: true })?.item).toEqual({ kind: 'support', index: 2 });
  });

  test('is the tail of an arrow for its value', () => {
    const tail = objects.find(({ item }) => item.kind === 'load' && item.index === 0)?.handles[0];
    expect(aim(3, (tail?.y ?? 0) - axisY)?.part).toBe('value');
  });

  test('is an end or an ordinate of a range only once that is selected', () => {
    const selected: BoardItem[] = [{ kind: 'load', index: 3 }];
    const parts = (where: Parameters<typeof aim>[2]) => [aim(0, -3, where)?.part, aim(6, -3, where)?.part];
    expect(parts({})).toEqual(['body', 'body']);
    expect(parts({ selected })).toEqual(['start', 'end']);
    const [, , q0, q1] = objects.find(({ item }) => item.kind === 'load' && item.index === 3)?.handles ?? [];
    expect(aim(0, (q0?.y ?? 0) - axisY, { selected })?.part).toBe('q0');
    expect(aim(3, (q1?.y ?? 0) - axisY, { selected })?.part).toBe('q1');
  });
});
