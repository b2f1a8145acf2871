import { TURN } from '../../linalg/tolerance.ts';
import type { BeamCase, SupportClass } from '../../model/beam/document.ts';
import type { Disc } from './discs.ts';
import type { Motion } from './motions.ts';
import type { Cause, DiscMotion, Fix, Mechanism } from './verdict.ts';

/**
 * Describes the beam sliding along itself because nothing holds x. A roller can be made a pin, or a spring along y;
 * without either, a pin can be added at a free end.
 */
export function describeHorizontalSlide(document: BeamCase, discs: readonly Disc[]): Mechanism {
  const x = pinPlace(document);
  return {
    discs: discs.map(({ x0, x1 }) => ({ x0, x1, vx: 1, vy: 0, omega: 0 })),
    causes: [{ code: 'noHorizontalRestraint', ids: [] }],
    fixes: [
      ...rollersOf(document)
        .slice(0, 1)
        .map((index): Fix => ({
          code: 'makePin',
          edit: { op: 'replace', path: `/supports/${index}/className`, value: 'fixed' },
        })),
      ...(x === undefined ? [] : [addPin(x)]),
    ],
  };
}

function rollersOf({ supports }: BeamCase): number[] {
  const indexesOf = (className: SupportClass) =>
    supports.flatMap((support, index) => (support.className === className ? [index] : []));
  return [...indexesOf('simple'), ...indexesOf('spring')];
}

/**
 * Returns the place for a new pin in a beam that has only hinges: the left end, or the right end if a hinge is at the
 * left one; undefined otherwise.
 */
function pinPlace({ supports, L }: BeamCase): number | undefined {
  if (supports.some(({ className }) => className !== 'hinge')) return undefined;
  return [0, L].find((end) => supports.every(({ x }) => x !== end));
}

function addPin(x: number): Fix {
  return { code: 'addPin', edit: { op: 'add', path: '/supports/-', value: { className: 'fixed', x } } };
}

/** Describes a motion across the beam, scaled so that the point that moves farthest moves by 1. */
export function describeTurning(facts: {
  document: BeamCase;
  discs: readonly Disc[];
  motion: Motion;
  isFinite: boolean;
  count: number;
}): Mechanism {
  const { discs, motion } = facts;
  const moving = motion
    .filter(({ vy, omega }) => vy !== 0 || omega !== 0)
    .map(({ disc, vy, omega }) => ({ ...(discs[disc] as Disc), vy, omega }));
  const largest = moving.reduce(
    (most, disc) => Math.max(most, Math.abs(disc.vy), Math.abs(rightEnd(disc))),
    0,
  );
  const scaled = moving.map((disc) => ({ ...disc, vy: disc.vy / largest, omega: disc.omega / largest }));
  return {
    discs: scaled.map(({ x0, x1, vy, omega }) => ({ x0, x1, vx: 0, vy: vy + 0, omega: omega + 0 })),
    causes: causesOf(scaled, facts),
    fixes: fixesOf(scaled, facts.document),
  };
}

type MovingDisc = Disc & Pick<DiscMotion, 'vy' | 'omega'>;

function rightEnd({ x0, x1, vy, omega }: MovingDisc): number {
  return vy + omega * (x1 - x0);
}

/** Lists the hinges that rotate in the motion. A hinge between parts that move as one body does not rotate. */
function hingesOf(moving: readonly MovingDisc[]): number[] {
  const turns = new Map<number, number>();
  const addTurn = (cut: number, omega: number) => turns.set(cut, (turns.get(cut) ?? 0) + omega);
  let largest = 0;
  for (const { leftCut, rightCut, omega } of moving) {
    addTurn(leftCut, omega);
    addTurn(rightCut, -omega);
    largest = Math.max(largest, Math.abs(omega));
  }
  return [...turns].filter(([cut, turn]) => cut >= 0 && Math.abs(turn) > TURN * largest).map(([cut]) => cut);
}

function causesOf(moving: readonly MovingDisc[], facts: { isFinite: boolean; count: number }): Cause[] {
  const hinges = hingesOf(moving);
  const causes: Cause[] = [];
  if (facts.count < 3) causes.push({ code: 'tooFewRestraints', ids: supportsOf(moving) });
  if (hinges.length > 0) {
    causes.push({ code: facts.isFinite ? 'tooManyHinges' : 'collinearHinges', ids: hinges });
  }
  if (causes.length === 0) causes.push({ code: 'freeToTurn', ids: supportsOf(moving) });
  return causes;
}

function supportsOf(moving: readonly MovingDisc[]): number[] {
  return moving.flatMap(({ vertical }) => vertical.map(({ support }) => support));
}

function fixesOf(moving: readonly MovingDisc[], document: BeamCase): Fix[] {
  const fixes: Fix[] = [];
  const place = restPlace(moving, document);
  // The pin that stops the beam from sliding also stops this motion.
  if (place !== undefined && place === pinPlace(document)) fixes.push(addPin(place));
  else if (place !== undefined) {
    fixes.push({
      code: 'addRoller',
      edit: { op: 'add', path: '/supports/-', value: { className: 'simple', x: place } },
    });
  }
  for (const index of hingesOf(moving)) {
    const isHinge = document.supports[index]?.className === 'hinge';
    fixes.push(
      isHinge
        ? { code: 'removeHinge', edit: { op: 'remove', path: `/supports/${index}` } }
        : { code: 'removeRelease', edit: { op: 'remove', path: `/supports/${index}/release` } },
    );
  }
  const [pivot] = moving
    .flatMap(({ vertical, omega }) => (omega === 0 ? [] : vertical))
    .filter(({ support }) => document.supports[support]?.release !== true);
  if (pivot) {
    fixes.push({
      code: 'makeClamp',
      edit: { op: 'replace', path: `/supports/${pivot.support}/className`, value: 'cantilever' },
    });
  }
  return fixes;
}

/**
 * Finds a free place where a roller would stop the motion: an end of the beam, otherwise a place inside the disc that
 * moves most.
 */
function restPlace(moving: readonly MovingDisc[], { supports, L }: BeamCase): number | undefined {
  const taken = new Set(supports.map(({ x }) => x));
  const candidates = moving.flatMap((disc) =>
    [disc.x0, disc.x1, disc.x0 + (disc.x1 - disc.x0) / 2, disc.x0 + (disc.x1 - disc.x0) / 4]
      .filter((x, rank) => !taken.has(x) && (rank > 1 || x === 0 || x === L))
      .map((x) => ({ x, way: Math.abs(disc.vy + disc.omega * (x - disc.x0)) })),
  );
  candidates.sort((a, b) => b.way - a.way);
  return candidates[0] && candidates[0].way > 0 ? candidates[0].x : undefined;
}
