/** Invariants of all results: balance, superposition, and independence of how the truss is drawn. */
import { describe, expect, it } from 'vitest';
import { convertTruss, parseTruss, solveTruss } from '@eecs/solver-core/truss';
import type { TrussSet } from '@eecs/solver-core/truss';
import { createRandom } from '@eecs/testing/random';
import { generateTruss } from './property/generateTruss.ts';
import { toTrussDocument } from './property/simpleTruss.ts';
import type { SimpleTruss } from './property/simpleTruss.ts';
import { drawCases, leastSeen } from '../drawCases.ts';

const SEED = Number(process.env['EECS_SEED'] ?? 20261122);
const WANTED = drawCases(60, 40);

/** As the document format defines it: 3e-9 above the standard pound-force. */
const LBF_OF_NEWTON = 0.22480894387096;

/** Stable trusses with constants that are not near a mechanism, where the last digits would be rounding. */
const trusses: { truss: SimpleTruss; set: TrussSet }[] = [];
for (let index = 0; index < 20 * WANTED && trusses.length < WANTED; index++) {
  const truss = generateTruss(createRandom(SEED + index));
  const set = truss.isReal ? solve(truss) : null;
  if (set && (set.condition ?? Infinity) < 1e6) trusses.push({ truss, set });
}

function solve(truss: SimpleTruss): TrussSet | null {
  return solveDocument(toTrussDocument(truss));
}

function solveDocument(document: object): TrussSet | null {
  const answer = solveTruss(document, { include: ['checks'] });
  return answer.level === 'error' ? null : answer.sets[0]!;
}

/** Compares two lists of numbers relative to the largest of both. */
function expectSame(found: readonly number[], wanted: readonly number[], relative = 1e-9, least = 0): void {
  const scale = Math.max(least, ...found.map(Math.abs), ...wanted.map(Math.abs));
  expect(found).toHaveLength(wanted.length);
  found.forEach((value, k) => {
    const away = Math.abs(value - wanted[k]!);
    expect(away <= relative * scale, `${value} beside ${wanted[k]} of ${scale}`).toBe(true);
  });
}

const displacements = (set: TrussSet) => set.displacement!.flatMap(({ x, y, z }) => [x, y, z]);
const reactions = (set: TrussSet, { joints }: SimpleTruss) =>
  joints.map((_, joint) => set.R.find((one) => one.joint === joint) ?? { joint, x: 0, y: 0, z: 0 });
const reactionParts = (set: TrussSet, truss: SimpleTruss) =>
  reactions(set, truss).flatMap(({ x, y, z }) => [x, y, z]);

/** Forces of imposed elongations in fixed links; forces far below them are rounding. */
const forceFloor = ({ links, joints }: SimpleTruss, set: TrussSet) =>
  Math.max(...joints.flatMap(({ force }) => force.map(Math.abs))) +
  1e-6 * Math.max(...links.map(({ E, A }) => E * A * 100)) * Math.max(...displacements(set).map(Math.abs));

function expectSameSets(found: TrussSet | null, wanted: TrussSet, truss: SimpleTruss): void {
  if (!found) throw new Error('refused');
  const floor = forceFloor(truss, wanted);
  expectSame(found.N, wanted.N, 1e-9, floor);
  expectSame(reactionParts(found, truss), reactionParts(wanted, truss), 1e-9, floor);
  expectSame(displacements(found), displacements(wanted), 1e-9, 1e-9);
}

/**
 * Returns a set whose reactions and displacements, which have the same form, are transformed by a change of axes or
 * sides.
 */
function movedSet(set: TrussSet, move: (vector: TrussSet['R'][number]) => TrussSet['R'][number]): TrussSet {
  return { ...set, R: set.R.map(move), displacement: set.displacement!.map(move) };
}

/** Returns the document with the loads along its links acting at an angle, in degrees, instead of 90. */
function withLoadsAlong(alpha: number, truss: SimpleTruss): object {
  const document = toTrussDocument(truss) as { links: { loads: object[] }[] };
  const links = document.links.map((link) => ({
    ...link,
    loads: link.loads.map((load) => ({ ...load, alpha })),
  }));
  return { ...document, links };
}

describe(`invariants of ${WANTED} random trusses, seed ${SEED}`, () => {
  it('the force method finds the same forces', () => {
    for (const { set } of trusses) expect(set.checks).toMatchObject({ passed: true });
    expect(trusses.filter(({ set }) => set.checks!.method === 'forces').length).toBeGreaterThanOrEqual(
      leastSeen(WANTED, 1 / 4),
    );
  });

  it('every joint is in balance', () => {
    expect(trusses).toHaveLength(WANTED);
    for (const { truss, set } of trusses) {
      const sums = truss.joints.map((_, joint) => {
        const at = reactions(set, truss)[joint]!;
        return [at.x, at.y, at.z]
          .slice(0, truss.dim)
          .map((value, axis) => value + set.b[truss.dim * joint + axis]!);
      });
      truss.links.forEach(({ i, j }, link) => {
        const vector = truss.joints[j]!.tenths.map((to, axis) => to - truss.joints[i]!.tenths[axis]!);
        const length = Math.hypot(...vector);
        vector.forEach((value, axis) => {
          sums[i]![axis]! += (set.N[link]! * value) / length;
          sums[j]![axis]! -= (set.N[link]! * value) / length;
        });
      });
      const scale = Math.max(...set.N.map(Math.abs), ...set.b.map(Math.abs), forceFloor(truss, set));
      expect(Math.max(...sums.flat().map(Math.abs))).toBeLessThanOrEqual(1e-11 * scale);
    }
  });

  it('the answer to two groups of actions is the sum of the answers', () => {
    let compared = 0;
    for (const { truss, set } of trusses) {
      const forces = { ...truss, links: truss.links.map((link) => ({ ...link, dT: 0, dL: 0, load: null })) };
      const one = solve({
        ...forces,
        joints: truss.joints.map((joint) => ({ ...joint, settlement: joint.settlement.map(() => 0) })),
      });
      const rest = solve({
        ...truss,
        joints: truss.joints.map((joint) => ({ ...joint, force: joint.force.map(() => 0) })),
      });
      // If one of the two has no action, it is refused.
      if (!one || !rest) continue;
      compared++;
      const floor = forceFloor(truss, set);
      expectSame(
        one.N.map((N, link) => N + rest.N[link]!),
        set.N,
        1e-9,
        floor,
      );
      const borne = reactionParts(one, truss).map((value, k) => value + reactionParts(rest, truss)[k]!);
      expectSame(borne, reactionParts(set, truss), 1e-9, floor);
      const sum = displacements(one).map((value, k) => value + displacements(rest)[k]!);
      expectSame(sum, displacements(set), 1e-9, Math.max(...displacements(one).map(Math.abs)));
    }
    expect(compared).toBeGreaterThanOrEqual(leastSeen(WANTED, 1 / 2));
  });

  it('the mirror image has the mirrored answer', () => {
    for (const { truss, set } of trusses) {
      const flip = (values: readonly number[]) => values.map((value, axis) => (axis === 0 ? -value : value));
      const image = solve({
        ...truss,
        joints: truss.joints.map((joint) => ({
          ...joint,
          tenths: flip(joint.tenths),
          force: flip(joint.force),
          settlement: flip(joint.settlement),
        })),
      });
      expectSameSets(
        image,
        movedSet(set, ({ joint, x, y, z }) => ({ joint, x: -x, y, z })),
        truss,
      );
    }
  });

  it('turned as a whole by a right angle it has the turned answer', () => {
    for (const { truss, set } of trusses) {
      const turn = <T>([x, y, ...z]: readonly T[], negate: (value: T) => T) => [negate(y!), x!, ...z];
      const minus = (value: number) => -value + 0;
      const joints = truss.joints.map(({ tenths, held, force, settlement }) => ({
        tenths: turn(tenths, minus),
        held: turn(held, (isHeld) => isHeld),
        force: turn(force, minus),
        settlement: turn(settlement, minus),
      }));
      const turned = solveDocument(withLoadsAlong(180, { ...truss, joints }));
      expectSameSets(
        turned,
        movedSet(set, ({ joint, x, y, z }) => ({ joint, x: -y, y: x, z })),
        truss,
      );
    }
  });

  it('turned in space so that x is y, y is z and z is x it has the turned answer', () => {
    const inSpace = trusses.filter(
      ({ truss }) => truss.dim === 3 && !truss.links.some(({ load }) => load !== null),
    );
    expect(inSpace.length).toBeGreaterThanOrEqual(leastSeen(WANTED, 1 / 5));
    for (const { truss, set } of inSpace) {
      const turn = <T>([x, y, z]: readonly T[]) => [z!, x!, y!];
      const turned = solve({
        ...truss,
        joints: truss.joints.map(({ tenths, held, force, settlement }) => ({
          tenths: turn(tenths),
          held: turn(held),
          force: turn(force),
          settlement: turn(settlement),
        })),
      });
      expectSameSets(
        turned,
        movedSet(set, ({ joint, x, y, z }) => ({ joint, x: z, y: x, z: y })),
        truss,
      );
    }
  });

  it('the order of joints and links is of no matter', () => {
    for (const { truss, set } of trusses) {
      const last = truss.joints.length - 1;
      const other = solve({
        ...truss,
        joints: [...truss.joints].reverse(),
        links: truss.links.map((link) => ({ ...link, i: last - link.i, j: last - link.j })).reverse(),
      });
      if (!other) throw new Error('refused');
      const restored = {
        ...other,
        N: [...other.N].reverse(),
        R: other.R.map((one) => ({ ...one, joint: last - one.joint })),
        displacement: [...other.displacement!].reverse(),
      };
      expectSameSets(restored, set, truss);
    }
  });

  it('in the other system of units forces, stresses and displacements are the same', () => {
    for (const { truss, set } of trusses) {
      const parsed = parseTruss(toTrussDocument(truss));
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
      const other = solveDocument(convertTruss(parsed.document, 1));
      if (!other) throw new Error('refused');
      const R = other.R.map(({ joint, x, y, z }) => ({
        ...{ joint, x: x / LBF_OF_NEWTON, y: y / LBF_OF_NEWTON, z: z / LBF_OF_NEWTON },
      }));
      const inNewton = { ...other, R, N: other.N.map((N) => N / LBF_OF_NEWTON) };
      const inMetres = other.displacement!.map(({ joint, x, y, z }) => ({
        ...{ joint, x: x * 0.0254, y: y * 0.0254, z: z * 0.0254 },
      }));
      // A change of units rounds coordinates and moduli, which adds a few roundings.
      expectSameSets({ ...inNewton, displacement: inMetres }, set, truss);
      const least = forceFloor(truss, set) / Math.min(...truss.links.map(({ A }) => A * 100));
      expectSame(
        other.stress!.map((psi) => psi / LBF_OF_NEWTON / 25.4 ** 2),
        set.stress!,
        1e-9,
        least,
      );
    }
  });

  it('displacements are reciprocal: of one joint by a load at another as of the other by a load at the one', () => {
    // A truss may have a single free direction, which cannot be compared with another one.
    const compared = trusses
      .map(({ truss }) => ({ truss, free: listFree(truss) }))
      .filter(({ free }) => free.length > 1);
    expect(compared.length).toBeGreaterThanOrEqual(leastSeen(trusses.length, 1 / 2));
    for (const { truss, free } of compared) {
      const [one, other] = [free[0]!, free.at(-1)!];
      const under = (loaded: Direction) => {
        const set = solve({
          ...truss,
          links: truss.links.map((link) => ({ ...link, dT: 0, dL: 0, load: null })),
          joints: truss.joints.map((joint, index) => ({
            ...joint,
            force: joint.force.map((_, axis) => (index === loaded.joint && axis === loaded.axis ? 1e3 : 0)),
            settlement: joint.settlement.map(() => 0),
          })),
        });
        return displacements(set!);
      };
      const [first, second] = [under(one), under(other)];
      const size = Math.max(...[...first, ...second].map(Math.abs));
      const at = (values: readonly number[], { joint, axis }: Direction) => values[3 * joint + axis]!;
      expect(Math.abs(at(first, other) - at(second, one))).toBeLessThanOrEqual(1e-9 * size);
    }
  });
});

interface Direction {
  readonly joint: number;
  readonly axis: number;
}

/** Lists the directions in which the joints of a truss are free. */
function listFree({ joints }: SimpleTruss): readonly Direction[] {
  return joints.flatMap(({ held }, joint) =>
    held.flatMap((isHeld, axis) => (isHeld ? [] : [{ joint, axis }])),
  );
}
