import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactRank, ONE, rational, subtract, ZERO } from '../../../verification/independent/rational.ts';
import { beamCase, clamp, hinge, pin, roller, spring } from '../../../verification/beamCase.ts';
import { expectClose } from '@eecs/testing';
import type { BeamCase } from '../../model/beam/document.ts';
import { isHeld } from '../../model/beam/isHeld.ts';
import { parseCase } from '../../model/beam/parseCase.ts';
import { cutIntoDiscs } from './discs.ts';
import { judgeBeam } from './judgeBeam.ts';
import type { Fix } from './verdict.ts';
import { drawCases } from '../../../verification/drawCases.ts';

/** Relative to the greatest velocity of the motion. */
const ROUNDING = 1e-12;

function read(L: number, supports: readonly object[]): BeamCase {
  const parsed = parseCase(beamCase(L, { supports }));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

const judge = (L: number, supports: readonly object[]) => judgeBeam(read(L, supports));

describe('judgeBeam', () => {
  it.each([
    ['a simple beam', [pin(0), roller(6)], 'determinate', 0],
    ['a cantilever', [clamp(0)], 'determinate', 0],
    ['a propped cantilever', [clamp(0), roller(6)], 'indeterminate', 1],
    ['a clamp and a pin: indeterminate along x too', [clamp(0), pin(6)], 'indeterminate', 2],
    ['a Gerber beam', [pin(0), hinge(4), roller(5), roller(9)], 'determinate', 0],
    ['a hinge over a bearing', [pin(0), roller(4, { release: true }), roller(9)], 'underSupported', -0],
    ['a beam on springs', [spring(0, { x: 1, y: 1 }), spring(9, { y: 1 })], 'determinate', 0],
    ['no supports', [], 'underSupported', -3],
    ['one pin', [pin(0)], 'underSupported', -1],
    ['rollers only', [roller(0), roller(4), roller(9)], 'changeable', 0],
    ['two hinges in an end span', [clamp(0), hinge(4), hinge(6), roller(9)], 'underSupported', -0],
    [
      'a hinge too many beside a clamp too many',
      [clamp(0), hinge(1), hinge(2), hinge(3), clamp(9)],
      'instantlyChangeable',
      0,
    ],
    ['three hinges in a line', [pin(0), hinge(4), pin(9)], 'instantlyChangeable', 0],
    [
      'a free part beside an overheld one',
      [clamp(0), roller(2), roller(3), hinge(4), hinge(6), roller(9)],
      'changeable',
      1,
    ],
  ])('%s', (_, supports, status, degree) => {
    const verdict = judge(9, supports);
    if (status !== 'underSupported') expect([verdict.status, verdict.degree]).toEqual([status, degree]);
    expect(verdict.W).toBe(-verdict.degree + 0);
    expect(verdict.mechanisms.length > 0).toBe(!['determinate', 'indeterminate'].includes(verdict.status));
  });

  it('describes a motion, its hinges and the edits that stop it', () => {
    const { mechanisms } = judge(6, [pin(0), hinge(3), pin(6)]);
    expect(mechanisms).toEqual([
      {
        discs: [
          { x0: 0, x1: 3, vx: 0, vy: 0, omega: 1 / 3 },
          { x0: 3, x1: 6, vx: 0, vy: 1, omega: -1 / 3 },
        ],
        causes: [{ code: 'collinearHinges', ids: [1] }],
        fixes: [
          expect.objectContaining({ code: 'addRoller' }),
          { code: 'removeHinge', edit: { op: 'remove', path: '/supports/1' } },
          { code: 'makeClamp', edit: { op: 'replace', path: '/supports/0/className', value: 'cantilever' } },
        ],
      },
    ]);
  });

  it('makes a pin of a spring along y where no roller is', () => {
    const { mechanisms } = judge(6, [spring(0, { y: 5 }), spring(6, { y: 5 })]);
    expect(mechanisms[0]).toMatchObject({
      causes: [{ code: 'noHorizontalRestraint' }],
      fixes: [{ code: 'makePin', edit: { op: 'replace', path: '/supports/0/className', value: 'fixed' } }],
    });
  });

  it('offers a beam on nothing a pin at its left end and a roller at its right end', () => {
    const { mechanisms } = judge(6, []);
    const pinned = { code: 'addPin', edit: add('fixed', 0) };
    const rolled = { code: 'addRoller', edit: add('simple', 6) };
    expect(mechanisms.map(({ fixes }) => fixes)).toEqual([[pinned], [pinned], [rolled]]);
    expect(judge(6, [pin(0), roller(6)]).status).toBe('determinate');
  });

  it('offers a beam of hinges the end that is free', () => {
    const { mechanisms } = judge(6, [hinge(0), hinge(2)]);
    expect(mechanisms[0]!.fixes).toEqual([{ code: 'addPin', edit: add('fixed', 6) }]);
    expect(judge(6, [hinge(0), hinge(6)]).mechanisms[0]!.fixes).toEqual([]);
  });

  it('offers only edits that stop a motion', () => {
    fc.assert(
      fc.property(randomLayout, (supports) => {
        const { mechanisms } = judgeBeam(read(10, supports));
        for (const { fixes } of mechanisms) {
          for (const fix of fixes) {
            const left = judgeBeam(read(10, edited(supports, fix))).mechanisms.length;
            expect(left, `${fix.code} on ${JSON.stringify(supports)}`).toBeLessThan(mechanisms.length);
          }
        }
      }),
      { numRuns: drawCases(300), seed: SEED },
    );
  });

  it('holds every motion it describes to the supports and hinges', () => {
    fc.assert(
      fc.property(randomLayout, (supports) => {
        const document = read(10, supports);
        const discs = cutIntoDiscs(document);
        for (const { discs: moving = [] } of judgeBeam(document).mechanisms) {
          const at = (index: number) =>
            moving.find(({ x0 }) => x0 === discs[index]!.x0) ?? { vy: 0, omega: 0, x0: 0 };
          // The greatest velocity of any point, to which rounding errors of the motion are relative.
          const size = Math.max(
            ...moving.map(({ vy, omega, x0, x1 }) => Math.abs(vy) + Math.abs(omega) * (x1 - x0)),
            0,
          );
          discs.forEach((disc, i) => {
            for (const { x } of disc.vertical)
              expectClose(at(i).vy + at(i).omega * (x - disc.x0), 0, ROUNDING, size);
            if (disc.rotational.length > 0) expect(at(i).omega).toBe(0);
            if (i + 1 < discs.length) {
              const end = at(i).vy + at(i).omega * (disc.x1 - disc.x0);
              expectClose(end, at(i + 1).vy, ROUNDING, size);
            }
          });
        }
      }),
      { numRuns: drawCases(300), seed: SEED },
    );
  });

  it('has the rank of elimination in fractions of big integers', () => {
    fc.assert(
      fc.property(randomLayout, (supports) => {
        const document = read(10, supports);
        expect(judgeBeam(document).rank).toBe(exactRank(conditionsOf(document)));
      }),
      { numRuns: drawCases(400), seed: SEED },
    );
  });
});

const add = (className: string, x: number) => ({ op: 'add', path: '/supports/-', value: { className, x } });

function edited(supports: readonly object[], { edit }: Fix): object[] {
  const index = Number(edit.path.split('/')[2]);
  switch (edit.op) {
    case 'add':
      return [...supports, edit.value];
    case 'replace':
      return supports.map((support, i) => (i === index ? { ...support, className: edit.value } : support));
    case 'remove':
      return edit.path.endsWith('/release')
        ? supports.map((support, i) => (i === index ? { ...support, release: false } : support))
        : supports.filter((_, i) => i !== index);
  }
}

const SEED = Number(process.env['EECS_SEED'] ?? 20260102);

const randomLayout = fc
  .uniqueArray(fc.record({ x: fc.integer({ min: 0, max: 40 }), kind: fc.integer({ min: 0, max: 8 }) }), {
    maxLength: 9,
    selector: ({ x }) => x,
  })
  .map((list) =>
    list.map(({ x, kind }) => {
      const place = x / 4;
      if (kind === 0) return clamp(place);
      if (kind === 1) return pin(place);
      if (kind <= 4) return roller(place, kind === 4 ? { release: true } : {});
      return kind === 5 ? spring(place, { r: 3 }) : hinge(place);
    }),
  );

/** Writes the conditions of all discs, with the columns vx, vy, omega for each. */
function conditionsOf(document: BeamCase) {
  const discs = cutIntoDiscs(document);
  const rows: (typeof ONE)[][] = [Array.from({ length: 3 * discs.length }, () => ZERO)];
  const addRow = (entries: readonly (readonly [number, typeof ONE])[]) => {
    const row = Array.from({ length: 3 * discs.length }, () => ZERO);
    for (const [column, value] of entries) row[column] = value;
    rows.push(row);
  };
  const way = (x: number, from: number) => subtract(rational(x), rational(from));
  const minusOne = rational(-1);
  discs.forEach(({ x0, x1 }, i) => {
    if (i + 1 >= discs.length) return;
    addRow([
      [3 * i, ONE],
      [3 * i + 3, minusOne],
    ]);
    addRow([
      [3 * i + 1, ONE],
      [3 * i + 2, way(x1, x0)],
      [3 * i + 4, minusOne],
    ]);
  });
  for (const support of document.supports) {
    const i = discs.findIndex(({ x1 }) => support.x <= x1);
    if (isHeld(support, 'x')) addRow([[3 * i, ONE]]);
    if (isHeld(support, 'y'))
      addRow([
        [3 * i + 1, ONE],
        [3 * i + 2, way(support.x, discs[i]!.x0)],
      ]);
    if (isHeld(support, 'r')) addRow([[3 * i + 2, ONE]]);
  }
  return rows;
}
