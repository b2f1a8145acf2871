import type { BeamCase, Load } from '@eecs/solver-core';
import { describe, expect, test } from 'vitest';
import { stepValue } from '../editing/stepValue.ts';
import { beamExamples } from '../examples/beamExamples.ts';
import { layoutScheme } from './layoutScheme.ts';

const { hingedSpans } = beamExamples;
const texts = {
  load: (_: Load, value: number) => String(value),
  dimension: String,
  whole: String,
  place: String,
  settlement: String,
  angle: String,
};
const layOut = (document: BeamCase) => layoutScheme(document, { width: 1000, minHeight: 256, texts });
const arrowOf = (document: BeamCase) =>
  layOut(document).marks.find(({ key }) => key === 'load-0-arrow')?.d ?? '';

describe('a load of nothing', () => {
  // 10 kN downwards at 3 m.
  const nothing = stepValue(hingedSpans, 0, 10).document;

  test('a zero load has no head: a dashed stem marks its place', () => {
    expect(nothing.loads[0]?.className === 'ShearLoad' && nothing.loads[0].c[0]).toBe(0);
    // The head of an arrow is closed; a stem is three open lines.
    expect(arrowOf(hingedSpans)).toMatch(/Z/);
    expect(arrowOf(nothing)).not.toMatch(/Z/);
    expect(arrowOf(nothing).match(/M/g)).toHaveLength(3);
  });

  test('can still be taken and raised', () => {
    const { axisY, objects } = layOut(nothing);
    const [handle] = objects.find(({ item }) => item.kind === 'load' && item.index === 0)?.handles ?? [];
    expect(handle?.part).toBe('value');
    expect(axisY - (handle?.y ?? 0)).toBeGreaterThan(12);
  });
});

test('the handles of a small distributed load stand 24 px apart, and its values above them', () => {
  const [load] = beamExamples.twoSpans.loads;
  if (load?.className !== 'DistributedLoad') throw new Error('another example');
  const document: BeamCase = {
    ...beamExamples.twoSpans,
    loads: [load, { ...load, id: 'small', x: [1, 4], y: [-1, -1, -1] }],
  };
  const { objects, labels } = layoutScheme(document, {
    width: 1000,
    minHeight: 256,
    texts,
    selected: [{ kind: 'load', index: 1 }],
  });
  const handles = objects.find(({ item }) => item.kind === 'load' && item.index === 1)?.handles ?? [];
  expect(handles).toHaveLength(5);
  for (const a of handles) {
    for (const b of handles) {
      if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(24);
    }
  }
  const top = Math.min(...handles.map(({ y }) => y));
  expect(labels.find(({ key }) => key === 'load-1-q')?.y).toBeLessThan(top - 4);
});
