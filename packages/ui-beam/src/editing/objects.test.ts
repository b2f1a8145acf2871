import { type BeamCase, convertCase } from '@eecs/solver-core';
import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { beamExamples } from '../examples/beamExamples.ts';
import { addObjects } from './addObjects.ts';
import { createBeam } from '../state/createBeam.ts';
import { readFragment, writeFragment } from './fragment.ts';
import { findNeededLength, lengthenFor } from './lengthenFor.ts';
import type { ObjectIndex } from './moveObject.ts';
import { moveObjects, pickObjects } from './moveObjects.ts';
import { removeObjects } from './removeObjects.ts';
import { stepValues } from './stepValues.ts';

// A pin at 0, rollers at 6 and 12, a hinge at 8 m; loads at 3, 4 and 5, over 0 to 6 and over 0 to 12 m; a grid of 1 m.
const { hingedSpans, twoSpans } = beamExamples;
const support = (index: number): ObjectIndex => ({ kind: 'support', index });
const load = (index: number): ObjectIndex => ({ kind: 'load', index });
const supportsOf = ({ supports }: BeamCase) => supports.map(({ x }) => x);
const placesOf = ({ loads }: BeamCase) => loads.map(({ x }) => x);
const codesOf = ({ notes }: { notes: readonly { code: string }[] }) => notes.map(({ code }) => code);
const createId = () => 'zz11-zz11';

describe('several objects', () => {
  test('move as one, and stop together at an end of the beam', () => {
    const moved = moveObjects(hingedSpans, [support(1), load(0), load(3)], 0.5);
    expect(supportsOf(moved.document)).toEqual([0, 6.5, 8, 12]);
    expect(placesOf(moved.document)).toEqual([3.5, 4, 5, [0.5, 6.5], [0, 12]]);
    expect(placesOf(moveObjects(hingedSpans, [load(0), load(2)], 100).document).slice(0, 3)).toEqual([
      10, 4, 12,
    ]);
    expect(placesOf(moveObjects(hingedSpans, [load(0), load(2)], -100).document).slice(0, 3)).toEqual([
      0, 4, 2,
    ]);
    expect(moveObjects(hingedSpans, [load(0), load(4)], 1).document).toBe(hingedSpans);
  });

  test('do not put a support on another one, except on one that moves along', () => {
    expect(codesOf(moveObjects(hingedSpans, [support(1)], 2))).toEqual(['placeTaken']);
    expect(supportsOf(moveObjects(hingedSpans, [support(1), support(2)], 2).document)).toEqual([
      0, 8, 10, 12,
    ]);
  });

  test('are removed together', () => {
    const { document } = removeObjects(hingedSpans, [support(2), load(0), load(4)]);
    expect(supportsOf(document)).toEqual([0, 6, 12]);
    expect(placesOf(document)).toEqual([4, 5, [0, 6]]);
  });

  test('change their values each in its own unit', () => {
    const { document } = stepValues(hingedSpans, [load(0), load(3), support(0)], -2);
    expect(document.loads[0]).toMatchObject({ c: [-12000, 0, -12000] });
    // A load with unequal ordinates does not change.
    expect(document.loads[3]).toBe(hingedSpans.loads[3]);
  });
});

describe('a copy', () => {
  const copy = (document: BeamCase, items: readonly ObjectIndex[]) =>
    addObjects(document, pickObjects(document, items), { createId, isMoved: true }).document;

  test('the copy of a load is a grid step further, where it hides no load of its kind, or back at the end', () => {
    expect(copy(hingedSpans, [load(0)]).loads.at(-1)).toEqual({
      ...hingedSpans.loads[0],
      id: 'zz11-zz11',
      x: 4,
    });
    const atEnd = moveObjects(hingedSpans, [load(0)], 9).document;
    expect(copy(atEnd, [load(0)]).loads.at(-1)?.x).toBe(11);
  });

  test('the copy of a load over the whole beam has the same place: there is no other', () => {
    expect(copy(hingedSpans, [load(4)]).loads.at(-1)?.x).toEqual([0, 12]);
  });

  test('the copy of a support takes the next free step', () => {
    expect(supportsOf(copy(hingedSpans, [support(1)]))).toEqual([0, 6, 7, 8, 12]);
    expect(supportsOf(copy(hingedSpans, [support(3)]))).toEqual([0, 6, 8, 11, 12]);
  });

  test('the copy of several objects keeps their distances', () => {
    const { loads } = copy(hingedSpans, [load(0), load(2)]);
    expect(loads.slice(5).map(({ x }) => x)).toEqual([4, 6]);
  });
});

describe('a text of the clipboard', () => {
  test('is read as it was written, in the units of the beam it comes to', () => {
    const text = writeFragment(hingedSpans, [support(3), load(0)]) ?? '';
    expect(readFragment(text, hingedSpans)).toEqual({
      supports: [hingedSpans.supports[3]],
      loads: [hingedSpans.loads[0]],
    });
    // 12 m are 472.44 in.
    const read = readFragment(text, convertCase(twoSpans, 1));
    expectClose(read?.supports[0]?.x, 12 / 0.0254, 1e-12);
  });

  test('is no other text, and nothing a file could not hold', () => {
    expect(writeFragment(hingedSpans, [])).toBeNull();
    for (const text of ['', 'Q 10 kN', '{}', 'null', JSON.stringify(hingedSpans)])
      expect(readFragment(text, hingedSpans)).toBeNull();
    const text = writeFragment(hingedSpans, [load(0)]) ?? '';
    expect(readFragment(text.replace('"ShearLoad"', '"Hammer"'), hingedSpans)).toBeNull();
  });

  test('loses the hidden characters of its texts', () => {
    const set = { title: 'Wind\u202e 1', description: '', color: '#607d8b', angle: 0, combined: false };
    const beam = { ...hingedSpans, caseSets: [set] };
    const text = writeFragment(beam, [load(0)]) ?? '';
    expect(text).toContain('\u202e');
    const other = { ...hingedSpans, caseSets: [{ ...set, title: 'Snow' }] };
    expect(readFragment(text, other)?.caseSets?.map(({ title }) => title)).toEqual(['Wind 1']);
  });

  test('pasted loads of unknown case sets act in the first', () => {
    const text = writeFragment(
      { ...hingedSpans, loads: hingedSpans.loads.map((one) => ({ ...one, sets: 4 })) },
      [load(0)],
    );
    expect(readFragment(text ?? '', hingedSpans)?.loads[0]?.sets).toBe(1);
  });

  test('brings the case sets a beam lacks, and finds those it has by their titles', () => {
    const set = (title: string) => ({ title, description: '', color: '#607d8b', angle: 0, combined: false });
    const from = {
      ...hingedSpans,
      caseSets: [set('Dead'), set('Live'), { ...set('ULS'), combined: true }, set('Crane')],
      loads: hingedSpans.loads.slice(0, 3).map((one, at) => ({ ...one, sets: [1, 2, 8][at] ?? 1 })),
    };
    const text = writeFragment(from, [load(0), load(1), load(2)]) ?? '';
    const pasteInto = (to: BeamCase) => {
      const edit = addObjects(to, readFragment(text, to) ?? { supports: [], loads: [] }, { createId });
      const { caseSets, loads } = edit.document;
      return {
        titles: caseSets.map(({ title }) => title),
        masks: loads.slice(to.loads.length).map(({ sets }) => sets),
        codes: edit.notes,
      };
    };
    const bare = { ...hingedSpans, loads: [], caseSets: [] };
    expect(pasteInto(bare)).toEqual({
      titles: ['Dead', 'Live', 'Crane'],
      masks: [1, 2, 4],
      codes: [{ code: 'caseSetsAdded', count: 3 }],
    });
    expect(pasteInto({ ...bare, caseSets: [set('Live'), set('Wind')] })).toEqual({
      titles: ['Live', 'Wind', 'Dead', 'Crane'],
      masks: [4, 1, 8],
      codes: [{ code: 'caseSetsAdded', count: 2 }],
    });
    expect(pasteInto(from)).toEqual({
      titles: ['Dead', 'Live', 'ULS', 'Crane'],
      masks: [1, 2, 8],
      codes: [],
    });
  });

  test('leaves out supports whose places are taken, and its loads come all the same', () => {
    const all = [0, 1, 2, 3].map(support);
    const objects = pickObjects(hingedSpans, [...all, load(0), load(1), load(4)]);
    const { document, notes } = addObjects(hingedSpans, objects, { createId });
    expect(document.loads).toHaveLength(8);
    expect(document.supports).toEqual(hingedSpans.supports);
    expect(notes).toEqual([{ code: 'supportsLeftOut', count: 4 }]);
    const supports = pickObjects(hingedSpans, all);
    expect(codesOf(addObjects(hingedSpans, supports, { createId }))).toEqual(['placeTaken']);
  });

  test('comes to its own places where they are free, else beside them, and farther left on a shorter beam', () => {
    const objects = pickObjects(hingedSpans, [load(0)]);
    const bare = { ...hingedSpans, loads: [] };
    expect(addObjects(bare, objects, { createId }).document.loads[0]?.x).toBe(3);
    expect(addObjects(hingedSpans, objects, { createId }).document.loads.at(-1)?.x).toBe(4);
    const short = { ...bare, supports: [], L: 2 };
    expect(addObjects(short, objects, { createId }).document.loads[0]?.x).toBe(2);
    expect(codesOf(addObjects(short, pickObjects(hingedSpans, [load(4)]), { createId }))).toEqual([
      'placeOutside',
    ]);
  });

  test('pasting from a longer beam lengthens the beam as one edit and keeps the places of supports', () => {
    const own = createBeam();
    const text =
      writeFragment(hingedSpans, [0, 1, 2, 3].map(support).concat([0, 1, 2, 3, 4].map(load))) ?? '';
    const objects = readFragment(text, own) ?? { supports: [], loads: [] };
    // 12 m on a beam of 5 m with supports at both ends.
    const bare = { ...own, supports: hingedSpans.supports.filter(({ x }) => x === 0 || x === 12) };
    const short = { ...bare, supports: bare.supports.map((one) => ({ ...one, x: Math.min(one.x, own.L) })) };
    for (const beam of [own, short]) {
      expect(findNeededLength(beam, objects)).toBe(12);
      const { document, notes } = lengthenFor(beam, objects, { createId });
      expect(document.L).toBe(12);
      expect(document.beamSections.at(-1)?.x).toBe(12);
      expect(document.supports).toEqual(hingedSpans.supports);
      expect(placesOf(document)).toEqual(placesOf(hingedSpans));
      expect(notes).toEqual([]);
    }
    // A text that fits on the beam does not lengthen it.
    const one = pickObjects(hingedSpans, [support(3), load(3)]);
    expect(findNeededLength({ ...own, L: 12 }, one)).toBeNull();
    expect(lengthenFor({ ...own, L: 12 }, one, { createId }).document.L).toBe(12);
  });
});
