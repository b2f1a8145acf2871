import { type LoadClass, parseCase } from '@eecs/solver-core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { createBeam } from '../state/createBeam.ts';
import { addLoad } from './addLoad.ts';
import { changeDistributedLoad, changePointLoad } from './changeLoad.ts';
import { changeLoadKind } from './changeLoadKind.ts';
import { changeSupport } from './changeSupport.ts';

const { hingedSpans } = beamExamples;

describe('loads', () => {
  test.each<[LoadClass]>([
    ['AxialLoad'],
    ['ShearLoad'],
    ['GenericLoad'],
    ['BendingMoment'],
    ['DistributedLoad'],
    ['DistributedMass'],
  ])('a new %s is canonical in both systems', (kind) => {
    for (const system of [0, 1] as const) {
      const { document } = addLoad(createBeam(system), kind, 'aa00-bb11');
      const parsed = parseCase(document);
      expect(parsed).toEqual({ ok: true, document, corrections: [] });
    }
  });

  test('value and angle of an inclined load decide its parts', () => {
    const { document } = changePointLoad(hingedSpans, 1, { value: 8000, alpha: -90 });
    const load = document.loads[1];
    expect(load !== undefined && 'c' in load ? load.c : null).toEqual([8000, 0, -8000]);
  });

  test('the parts are those the core would write, at any angle', () => {
    fc.assert(
      fc.property(fc.integer({ min: -720, max: 720 }), (alpha) => {
        const { document } = changePointLoad(hingedSpans, 1, { value: 7300, alpha });
        expect(parseCase(document)).toMatchObject({ ok: true, corrections: [] });
      }),
    );
  });

  test.each([1e-300, -1e-299, 1e-320, NaN, Infinity])(
    'a value the core does not read is refused: %s',
    (value) => {
      const notes = [{ code: 'valueOutside', count: 1 }];
      expect(changePointLoad(hingedSpans, 0, { value })).toEqual({ document: hingedSpans, notes });
    },
  );

  test.each([-1e-9, 12 + 1e-9])('a place off the beam is refused: %s', (x) => {
    const refused = { document: hingedSpans, notes: [{ code: 'placeOutside', count: 1 }] };
    expect(changePointLoad(hingedSpans, 0, { x })).toEqual(refused);
    expect(changeDistributedLoad(hingedSpans, 3, { start: x })).toEqual(refused);
    expect(changeDistributedLoad(hingedSpans, 3, { end: x })).toEqual(refused);
    expect(changeSupport(hingedSpans, 1, { x })).toEqual(refused);
  });

  test('a range without extent is refused, a reversed one turned with its ordinates', () => {
    expect(changeDistributedLoad(hingedSpans, 3, { start: 6 }).notes).toEqual([
      { code: 'rangeEmpty', count: 1 },
    ]);
    const stepped = changeDistributedLoad(hingedSpans, 3, { ordinate: { at: 0, value: -3000 } }).document;
    const { document } = changeDistributedLoad(stepped, 3, { start: 9 });
    expect(document.loads[3]).toMatchObject({ x: [6, 9], y: [-1000, -2500, -3000] });
  });

  test('a mass has one value for its three ordinates', () => {
    const { document } = changeDistributedLoad(hingedSpans, 4, { ordinate: { at: 1, value: 50 } });
    expect(document.loads[4]).toMatchObject({ y: [50, 50, 50] });
  });

  test('changing the kind of a load keeps place, force and id where they mean the same', () => {
    const { document } = changeLoadKind(hingedSpans, 0, 'AxialLoad');
    expect(document.loads[0]).toMatchObject({ id: 'ab12-cd34', x: 3, c: [-10000, -10000, 0], alpha: 0 });
  });
});
