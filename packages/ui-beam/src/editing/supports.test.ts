import { describe, expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { createBeam } from '../state/createBeam.ts';
import { addSupport } from './addSupport.ts';
import { changeSupport } from './changeSupport.ts';
import { removeSupport } from './removeSupport.ts';

const { hingedSpans } = beamExamples;

describe('supports', () => {
  test('the first ones go to the ends, the next into the widest gap', () => {
    const one = addSupport(createBeam(), 'fixed').document;
    const two = addSupport(one, 'simple').document;
    const three = addSupport(two, 'simple').document;
    expect(three.supports.map(({ x }) => x)).toEqual([0, 2.5, 5]);
  });

  test('two at one place are refused', () => {
    const { document, notes } = changeSupport(hingedSpans, 1, { x: 8 });
    expect(document).toBe(hingedSpans);
    expect(notes).toEqual([{ code: 'placeTaken', count: 1 }]);
  });

  test('a pin beside a clamp becomes a roller', () => {
    const { document, notes } = changeSupport(hingedSpans, 3, { className: 'cantilever' });
    expect(document.supports.map(({ className }) => className)).toEqual([
      'simple',
      'simple',
      'hinge',
      'cantilever',
    ]);
    expect(notes).toEqual([{ code: 'pinBecameRoller', count: 1 }]);
  });

  test('a hinge at an end is taken away', () => {
    const free = removeSupport(hingedSpans, 3).document;
    const { document, notes } = changeSupport(free, 2, { x: 12 });
    expect(document.supports).toHaveLength(2);
    expect(notes).toEqual([{ code: 'endHingeRemoved', count: 1 }]);
  });
});
