import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import {
  bracedSquare,
  linksBetween,
  prattGirder,
  trussCase,
} from '../../../verification/truss/plainTruss.ts';
import { readTruss } from '../../model/truss/readTruss.ts';
import { solveTruss } from '../solveTruss.ts';
import { methodOfJoints } from './methodOfJoints.ts';
import { methodOfSections } from './methodOfSections.ts';
import type { TrussCut } from './methodOfSections.ts';
import { wholeBalance } from './wholeBalance.ts';

function solved(input: unknown) {
  const { document } = readTruss(input);
  const answer = solveTruss(input);
  if (!document || answer.level === 'error') throw new Error('expected a truss that can be solved');
  return { document, answer };
}

const pratt = solved(prattGirder());

const tripod = solved(
  trussCase(
    [
      { at: [3, 0, 0], anchor: 7 },
      { at: [-3, 4, 0], anchor: 7 },
      { at: [-3, -4, 0], anchor: 7 },
      { at: [0, 0, 4], load: [0, 0, -9000] },
    ],
    linksBetween([0, 3], [1, 3], [2, 3]),
  ),
);

describe('the method of joints', () => {
  const ofJoint = (joint: number, of = pratt) => methodOfJoints(of.document, of.answer, { joint });

  it('begins where statics of the whole gives the reactions, when no joint can be solved before', () => {
    const { steps, isComplete } = ofJoint(0);
    expect(isComplete).toBe(true);
    expect(steps.map(({ joint }) => joint)).toEqual([null, 0]);
    const [whole, bearing] = steps;
    // About the left bearing: 10 kN·(3 + 6 + 9) m less 15 kN·12 m.
    const moments = whole!.equations[2]!;
    expect(moments).toMatchObject({ kind: 'moments', about: { x: 0, y: 0, z: 0 } });
    const arms = moments.terms.filter(({ kind }) => kind === 'load').map(({ factor }) => factor);
    expect(arms).toEqual([3, 6, 9]);
    expect(moments.terms.find(({ kind }) => kind === 'reaction')).toMatchObject({ factor: 12 });
    expect(bearing!.finds.map((found) => found.kind === 'link' && found.link)).toEqual([0, 6]);
    const [, vertical] = bearing!.equations;
    // 15 kN up and -18.75 kN·4/5.
    expect(vertical!.terms).toHaveLength(2);
    expectClose(vertical!.terms.find(({ kind }) => kind === 'link')!.factor, 0.8, 1e-15);
    expectClose(vertical!.sum, 0, 1e-14, 15_000);
  });

  it('goes from joint to joint, each with what the ones before gave', () => {
    const { steps, isComplete } = ofJoint(2);
    expect(isComplete).toBe(true);
    const found = new Set<number>();
    for (const { equations, finds } of steps) {
      for (const one of finds) if (one.kind === 'link') found.add(one.link);
      for (const { terms, sum } of equations) {
        for (const term of terms) expectClose(term.value, term.factor * term.force, 1e-15);
        expectClose(sum, 0, 1e-13, 20_000);
      }
    }
    for (const link of [1, 2, 9, 11, 12]) expect(found).toContain(link);
    expect(steps.at(-1)!.joint).toBe(2);
  });

  it('sees at once a link that alone lies across two others', () => {
    const { steps } = ofJoint(6);
    const step = steps.find(({ joint }) => joint === 6);
    expect(step).toMatchObject({ finds: [{ kind: 'link', link: 9 }] });
    expect(step!.equations[0]).toMatchObject({ finds: 9, terms: [{ kind: 'link', link: 9 }] });
  });

  it('takes from the answer what no joint gives', () => {
    const square = solved(bracedSquare({ load: [1000, 0] }));
    const { steps, isComplete } = ofJoint(2, square);
    expect(isComplete).toBe(false);
    expect(steps).toHaveLength(1);
    expect(steps[0]!.taken).toHaveLength(3);
    for (const { sum } of steps[0]!.equations) expectClose(sum, 0, 1e-13, 1000);
  });

  it('has three equations at a joint in space', () => {
    const { steps } = ofJoint(3, tripod);
    expect(steps).toHaveLength(1);
    expect(steps[0]!.equations).toHaveLength(3);
    expect(steps[0]!.finds).toHaveLength(3);
  });
});

describe('the balance of the whole', () => {
  it('sums loads and reactions along the axes and about a joint', () => {
    const { document, answer } = pratt;
    const [x, y, turn] = wholeBalance(document, answer, { about: 4 });
    expect(x!.terms.filter(({ kind }) => kind === 'load')).toEqual([]);
    // 15 + 15 - 3·10 kN.
    expect(y!.terms.map(({ kind }) => kind).sort()).toEqual(['load', 'load', 'load', 'reaction', 'reaction']);
    // About the right bearing: 15 kN·12 m on the left against 10 kN·(9 + 6 + 3) m.
    expect(turn).toMatchObject({ kind: 'moments', about: { x: 12, y: 0 } });
    const left = turn!.terms.find(({ kind, joint }) => kind === 'reaction' && joint === 0)!;
    expectClose(left.value, -180_000, 1e-13);
    for (const { sum } of [x!, y!, turn!]) expectClose(sum, 0, 1e-13, 180_000);
    expect(() => wholeBalance(document, answer, { about: 99 })).toThrow(RangeError);
  });

  it('has six sums in space', () => {
    const sums = wholeBalance(tripod.document, tripod.answer);
    expect(sums.map(({ kind }) => kind).join(' ')).toBe('forces forces forces moments moments moments');
    for (const { sum } of sums) expectClose(sum, 0, 1e-13, 36_000);
  });
});

describe('the method of sections', () => {
  const cut = (where: TrussCut, of = pratt) => methodOfSections(of.document, of.answer, where);
  const section = (where: TrussCut, of = pratt) => {
    const result = cut(where, of);
    if (!result.ok) throw new Error(result.code);
    return result.section;
  };

  it('finds each of three links about the point where the two others meet', () => {
    const { joints, equations } = section({ links: [1, 4, 11], joint: 0 });
    expect(joints).toEqual([0, 1, 5]);
    const finding = (link: number) => equations.find(({ finds }) => finds === link)!;
    expect(equations).toHaveLength(3);
    // The upper chord about joint 2: 15 kN·6 m - 10 kN·3 m = 4 m·15 kN.
    const upper = finding(4);
    expect(upper).toMatchObject({ kind: 'moments', direction: { z: 1 } });
    expectClose(upper.about!.x, 6, 1e-15);
    expectClose(upper.about!.y, 0, 1e-15, 1);
    const link = upper.terms.find(({ kind }) => kind === 'link')!;
    expectClose(Math.abs(link.factor), 4, 1e-14);
    expectClose(link.force, -15_000, 1e-14);
    // The lower chord about joint 5, the diagonal across the parallel chords.
    expectClose(finding(1).about!.y, 4, 1e-14);
    expect(finding(11).kind).toBe('forces');
    expectClose(Math.abs(finding(11).direction.y), 1, 1e-15);
    for (const { sum } of equations) expectClose(sum, 0, 1e-13, 90_000);
  });

  it('cuts by a line, of whose sides the normal names one', () => {
    const byLine = section({ point: { x: 4, y: 0 }, normal: { x: -1 } });
    expect(byLine).toEqual(section({ links: [1, 4, 11], joint: 0 }));
    expect(section({ point: { x: 4 }, normal: { x: 1 } }).joints).toEqual([2, 3, 4, 6, 7]);
  });

  it('takes the smaller part by default', () => {
    expect(section({ links: [1, 4, 11] }).joints).toEqual([0, 1, 5]);
  });

  it('takes the part on which fewer forces act by default', () => {
    // Beyond the last load of a cantilever nothing acts, however many joints it has.
    const cantilever = solved(
      trussCase(
        [
          { at: [0, 0], anchor: 3 },
          { at: [0, 1], anchor: 3 },
          { at: [1, 0] },
          { at: [1, 1], load: [0, -1000] },
          { at: [2, 0] },
          { at: [2, 1] },
          { at: [3, 0] },
          { at: [3, 1] },
          { at: [4, 0] },
        ],
        linksBetween(
          [0, 2],
          [1, 3],
          [0, 3],
          [2, 3],
          [2, 4],
          [3, 5],
          [2, 5],
          [4, 5],
          [4, 6],
          [5, 7],
          [4, 7],
          [6, 7],
          [6, 8],
          [7, 8],
        ),
      ),
    );
    expect(section({ links: [4, 5, 6] }, cantilever).joints).toEqual([4, 5, 6, 7, 8]);
  });

  it('writes the three of the body where links neither meet nor run parallel', () => {
    const square = solved(bracedSquare({ load: [1000, 0] }));
    const { equations } = section({ point: { y: 0.5 }, normal: { y: 1 } }, square);
    expect(equations.slice(-3).map(({ kind }) => kind)).toEqual(['forces', 'forces', 'moments']);
    for (const { sum } of equations) expectClose(sum, 0, 1e-13, 1000);
  });

  it('writes no equation of a cut of four links twice, nor one that follows from others', () => {
    // A girder of two panels of 4 m by 6 m, the second one a K. The cut separates the middle of the post from its ends.
    const girder = solved(
      trussCase(
        [
          { at: [0, 0], anchor: 3 },
          { at: [4, 0] },
          { at: [8, 0], anchor: 2 },
          { at: [0, 6], load: [0, -500] },
          { at: [4, 6], load: [0, -1000] },
          { at: [8, 6] },
          { at: [4, 3] },
        ],
        linksBetween([0, 1], [1, 2], [3, 4], [4, 5], [0, 3], [2, 5], [1, 6], [4, 6], [6, 2], [6, 5], [0, 4]),
      ),
    );
    const { equations, cut: links } = section({ links: [1, 3, 6, 7], joint: 1 }, girder);
    expect(links).toHaveLength(4);
    // The chords, each by moments about the end of the post where the three other links meet, and the force balance of
    // the post.
    expect(equations.map(({ finds }) => finds)).toEqual([1, 3, null]);
    expect(equations[2]).toMatchObject({ kind: 'forces', direction: { y: 1 } });
    const written = equations.map(({ terms, kind }) => JSON.stringify([kind, terms]));
    expect(new Set(written).size).toBe(written.length);
    for (const { sum } of equations) expectClose(sum, 0, 1e-12, 1000);
  });

  it('has six equations in space', () => {
    const { equations, cut: links } = section({ links: [0, 1, 2] }, tripod);
    expect(links).toHaveLength(3);
    expect(equations.map(({ kind }) => kind)).toEqual([
      'forces',
      'forces',
      'forces',
      'moments',
      'moments',
      'moments',
    ]);
    for (const { sum } of equations) expectClose(sum, 0, 1e-13, 9000);
  });

  it('returns why there is no section', () => {
    expect(cut({ links: [1, 4] })).toEqual({ ok: false, code: 'doesNotSeparate' });
    expect(cut({ links: [1, 4, 11, 6] })).toEqual({ ok: false, code: 'doesNotSeparate' });
    expect(cut({ point: { x: -1 }, normal: { x: 1 } })).toEqual({ ok: false, code: 'cutsNothing' });
  });

  it('takes links and sets that are there, as the method of joints does', () => {
    const { document, answer } = pratt;
    expect(() => cut({ links: [1, 999] })).toThrow(RangeError);
    expect(() => methodOfSections(document, answer, { links: [1, 4, 11], set: 7 })).toThrow(RangeError);
    expect(() => methodOfJoints(document, answer, { joint: 0, set: 7 })).toThrow(RangeError);
  });
});
