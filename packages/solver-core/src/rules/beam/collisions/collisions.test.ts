import { describe, expect, test } from 'vitest';
import { ruleCase } from '../../../../verification/ruleCase.ts';
import type { BeamCase } from '../../../model/beam/document.ts';
import { NO_COUNTERS } from '../../common/counters.ts';
import { countNotes } from '../countNotes.ts';
import { setLength } from '../length/setLength.ts';
import { findCollisions } from './findCollisions.ts';
import { fixCollisions } from './fixCollisions.ts';
import { moveInside } from './moveInside.ts';

const twoSpans = ruleCase();

describe('collisions', () => {
  const wild: BeamCase = {
    ...twoSpans,
    supports: [...twoSpans.supports, { className: 'simple', x: 5 }, { className: 'simple', x: 11 }],
    loads: twoSpans.loads.map((load) => ({ ...load, x: [8, 14] }) as typeof load),
  };

  test('are supports beyond an end, two supports at one place, and loads beyond an end', () => {
    expect(findCollisions(wild)).toEqual({
      supportsBeyond: [4],
      supportsAtOnePlace: [3],
      loadsBeyond: [0],
    });
    expect(findCollisions(twoSpans)).toEqual({ supportsBeyond: [], supportsAtOnePlace: [], loadsBeyond: [] });
  });

  test('collisions are resolved in one step, each kind counted', () => {
    const { document, notes } = fixCollisions(wild);
    expect(document.supports).toEqual(twoSpans.supports);
    expect(document.loads[0]?.x).toEqual([8, 10]);
    expect(notes).toEqual([
      { code: 'supportsBeyondRemoved', count: 1 },
      { code: 'supportsAtOnePlaceRemoved', count: 1 },
      { code: 'loadsMovedInside', count: 1 },
    ]);
    expect(fixCollisions(document)).toEqual({ document, notes: [] });
  });

  test('a load keeps what of it is inside; one wholly beyond keeps its extent', () => {
    const [load] = twoSpans.loads as [BeamCase['loads'][number]];
    expect(moveInside(load, 7).x).toEqual([0, 7]);
    expect(moveInside({ ...load, x: [8, 10] } as typeof load, 5).x).toEqual([3, 5]);
    expect(moveInside({ ...load, x: [-3, -1] } as typeof load, 5).x).toEqual([0, 2]);
    expect(moveInside(load, 10)).toBe(load);
  });
});

describe('the counters of load collisions, support collisions and adjusted supports', () => {
  test('all counters start at 0', () => {
    expect(NO_COUNTERS).toEqual({ loadCollisions: 0, supportCollisions: 0, adjustedSupports: 0 });
  });

  test('counters grow by the corrections of each edit', () => {
    const shrunk = setLength(twoSpans, 8);
    const once = countNotes(NO_COUNTERS, shrunk.notes);
    // The end support moved with the end, the load was cut.
    expect(once).toEqual({ loadCollisions: 1, supportCollisions: 0, adjustedSupports: 1 });
    const left = { ...twoSpans, L: 4, loads: [] };
    expect(countNotes(once, fixCollisions(left).notes)).toEqual({ ...once, supportCollisions: 2 });
    expect(countNotes(once, [{ code: 'placeTaken', count: 1 }]).supportCollisions).toBe(1);
    expect(countNotes(once, [{ code: 'gridTooFine', count: 1 }])).toEqual(once);
  });
});
