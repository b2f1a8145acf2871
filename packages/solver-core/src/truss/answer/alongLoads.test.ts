import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTruss } from '../../model/truss/parseTruss.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { generatePratt } from '../generators/generatePratt.ts';
import { solveTruss } from '../solveTruss.ts';

/** A Pratt girder of six panels of 2 m without one of its rods. */
function prattWithout(link: number): TrussCase {
  const generated = generatePratt({ spans: [12], panels: 6, height: 2, load: 10e3 });
  if (!generated.ok) throw new Error('the measures make a truss');
  const parsed = parseTruss(generated.document);
  if (!parsed.ok) throw new Error('what is generated is a truss');
  const { document } = parsed;
  return { ...document, links: document.links.filter((_, at) => at !== link) };
}

const isDiagonal = ({ joints }: TrussCase, { i, j }: { readonly i: number; readonly j: number }): boolean =>
  joints[i]!.x !== joints[j]!.x && joints[i]!.y !== joints[j]!.y;

describe('a mechanism of a girder without one diagonal', () => {
  const whole = prattWithout(-1);
  const inner = whole.links.flatMap((link, at) => (isDiagonal(whole, link) ? [{ ...link, at }] : []));

  it.each(
    inner.filter(
      ({ i, j }) =>
        Math.min(whole.joints[i]!.x, whole.joints[j]!.x) > 1 &&
        Math.max(whole.joints[i]!.x, whole.joints[j]!.x) < 11,
    ),
  )(
    'without link $at names its panel, moves with the loads and is offered that diagonal first',
    ({ at, i, j }) => {
      const { verdict } = solveTruss(prattWithout(at));
      const [mechanism, ...others] = verdict!.mechanisms;
      expect(others).toEqual([]);
      const [cause] = mechanism!.causes;
      expect(cause!.code).toBe('openPanel');
      // The panel has the corners that the diagonal connected and those beside them.
      const xs = [whole.joints[i]!.x, whole.joints[j]!.x];
      const corners = whole.joints.flatMap(({ x }, joint) => (xs.includes(x) ? [joint] : []));
      expect([...cause!.ids].sort((a, b) => a - b)).toEqual(corners);
      // Gravity stretches the diagonals of a Pratt girder, so the removed one would resist it.
      expect(mechanism!.fixes[0]).toMatchObject({ code: 'addLink' });
      const { edit } = mechanism!.fixes[0] as { edit: { value: { i: number; j: number } } };
      expect([edit.value.i, edit.value.j].sort()).toEqual([i, j].sort());
    },
  );
});

/** Grids of squares with some diagonals, on a pin and a roller, with arbitrary forces. */
const anyGrid = fc
  .record({
    columns: fc.integer({ min: 1, max: 4 }),
    diagonals: fc.array(fc.constantFrom(0, 1, 2), { minLength: 4, maxLength: 4 }),
    forces: fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), {
      minLength: 10,
      maxLength: 10,
    }),
  })
  .map(({ columns, diagonals, forces }) => {
    const at = (column: number, row: number): number => 2 * column + row;
    const joints = Array.from({ length: 2 * (columns + 1) }, (_, joint) => {
      const [x, y] = [Math.floor(joint / 2) * 3, (joint % 2) * 2];
      const anchor = joint === 0 ? 3 : joint === at(columns, 0) ? 2 : 0;
      const [fx, fy] = forces[joint] ?? [0, 0];
      return {
        x,
        y,
        anchor,
        loads: [
          { id: `x${joint}`, className: 'AxialLoad' as const, c: [fx, fx, 0] as const, alpha: 0, sets: 1 },
          { id: `y${joint}`, className: 'ShearLoad' as const, c: [fy, 0, fy] as const, alpha: 90, sets: 1 },
        ],
      };
    });
    const links = Array.from({ length: columns + 1 }, (_, column) => ({
      i: at(column, 0),
      j: at(column, 1),
    }));
    for (let column = 0; column < columns; column++) {
      for (const row of [0, 1]) links.push({ i: at(column, row), j: at(column + 1, row) });
      if (diagonals[column] === 1) links.push({ i: at(column, 0), j: at(column + 1, 1) });
      if (diagonals[column] === 2) links.push({ i: at(column, 1), j: at(column + 1, 0) });
    }
    const base = prattWithout(-1);
    return {
      ...base,
      joints: joints.map((joint, at): TrussCase['joints'][number] => ({ ...joint, id: `j${at}`, z: 0 })),
      links: links.map((link, at): TrussCase['links'][number] => ({
        ...base.links[0]!,
        ...link,
        id: `l${at}`,
        loads: [],
      })),
    };
  });

describe('motions of any truss', () => {
  it('do no negative work under its loads, and a panel that is named shears and has no diagonal', () => {
    fc.assert(
      fc.property(anyGrid, (document) => {
        const { verdict } = solveTruss(document);
        for (const { joints, causes, fixes } of verdict?.mechanisms ?? []) {
          const moved = new Map(joints.map((motion) => [motion.joint, motion]));
          const work = joints.reduce((sum, { joint, x, y }) => {
            const loads = document.joints[joint]!.loads;
            return sum + loads.reduce((part, { c }) => part + c[1] * x + c[2] * y, 0);
          }, 0);
          expect(work).toBeGreaterThanOrEqual(-1e-9);
          for (const { code, ids } of causes) {
            if (code !== 'openPanel') continue;
            const [a, b, c, d] = ids as [number, number, number, number];
            const has = (i: number, j: number): boolean =>
              document.links.some((link) => (link.i === i && link.j === j) || (link.i === j && link.j === i));
            expect([has(a, b), has(b, c), has(c, d), has(d, a), has(a, c), has(b, d)]).toEqual([
              true,
              true,
              true,
              true,
              false,
              false,
            ]);
            const rate = (['x', 'y'] as const).reduce(
              (sum, axis) =>
                sum +
                (document.joints[c]![axis] - document.joints[a]![axis]) *
                  ((moved.get(c)?.[axis] ?? 0) - (moved.get(a)?.[axis] ?? 0)),
              0,
            );
            expect(Math.abs(rate)).toBeGreaterThan(1e-9);
          }
          expect(fixes.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 100 },
    );
  });
});
