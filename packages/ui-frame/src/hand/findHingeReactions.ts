import type { BodyAction, FrameCase } from '@eecs/solver-core/frame';
import type { Place } from '../editing/place.ts';
import {
  AGREES,
  type FoundBy,
  PARALLEL,
  type ReactionLine,
  type UnknownReaction,
  keepTerms,
  listUnknowns,
  momentArm,
  readSolved,
} from './findReactions.ts';
import { findHingedParts } from './hingedParts.ts';
import { type Term, momentTerms, valueOf, writeTerms } from './writeSums.ts';

type Two = readonly [UnknownReaction, UnknownReaction];

/**
 * Finds the four reactions of a frame or an arch with three hinges: two pins, and a hinge that is the only connection of
 * the parts on them. For each pin the moments of the whole about the other pin and the moments of its own part about the
 * hinge are two equations for its two forces; with level pins the first contains only the vertical one. Null for any
 * other frame. Source: S. P. Timoshenko, D. H. Young, Theory of Structures (1965), three-hinged arches.
 */
export function findHingeReactions(
  document: Pick<FrameCase, 'joints' | 'members'>,
  { actions, writer }: FoundBy,
): readonly ReactionLine[] | null {
  const unknowns = listUnknowns(document);
  const [first] = unknowns;
  if (first === undefined || unknowns.length !== 4) return null;
  const pinOf = (isFirst: boolean) =>
    toPin(unknowns.filter(({ joint }) => (joint === first.joint) === isFirst));
  const [one, other] = [pinOf(true), pinOf(false)];
  if (one === null || other === null) return null;
  const parts = findHingedParts(document, [one[0].joint, other[0].joint]);
  if (parts === null) return null;
  const loads = actions.filter(({ kind }) => kind === 'load');
  const onPart = (part: 0 | 1) => loads.filter((load) => parts.partOfLoad(load) === part);
  // It is unknown on which side of the hinge a moment in it acts.
  if (loads.some((load) => load.moment !== 0 && isAt(load, parts.hinge))) return null;
  const scale = Math.max(...unknowns.map((unknown) => Math.abs(readSolved(unknown, actions))));
  return ([0, 1] as const).flatMap((part): ReactionLine[] => {
    const own = part === 0 ? one : other;
    const far = (part === 0 ? other : one)[0].at;
    const whole = { about: far, loads };
    const half = { about: parts.hinge, loads: onPart(part) };
    const solved = solvePin(own, whole, half);
    if (solved === null) return [];
    const [along, across] = solved;
    const isAlone = Math.abs(momentArm(own[0], far)) <= PARALLEL * distance(own[0].at, far);
    const lineOf = (
      unknown: UnknownReaction,
      value: number,
      { about, terms }: { readonly about: Place; readonly terms: readonly Term[] },
    ) => ({
      about,
      along: null,
      equation: `${writeTerms(keepTerms(terms), 'M', writer)} = 0`,
      unknown,
      value,
      agrees: Math.abs(value - readSolved(unknown, actions)) <= AGREES * scale,
    });
    const named = (unknown: UnknownReaction, about: Place): Term => ({
      size: momentArm(unknown, about),
      name: unknown.name,
    });
    const known = loadTerms(whole);
    const second = isAlone
      ? { size: across, arm: momentArm(own[1], parts.hinge) }
      : named(own[1], parts.hinge);
    return [
      lineOf(own[1], across, {
        about: far,
        terms: [named(own[1], far), ...(isAlone ? [] : [named(own[0], far)]), ...known],
      }),
      {
        ...lineOf(own[0], along, {
          about: parts.hinge,
          terms: [named(own[0], parts.hinge), second, ...loadTerms(half)],
        }),
        part: own[0].joint,
      },
    ];
  });
}

/** Returns the two forces of a pin; null for other reactions. */
function toPin([one, other, more]: readonly UnknownReaction[]): Two | null {
  if (one === undefined || other === undefined || more !== undefined || one.joint !== other.joint)
    return null;
  return other.direction === 'r' ? null : [one, other];
}

/** A body and the point about which its moments are taken. */
interface Moments {
  readonly about: Place;
  readonly loads: readonly BodyAction[];
}

function loadTerms({ about, loads }: Moments): readonly Term[] {
  return loads.flatMap((load) => momentTerms(load, about));
}

/** Solves the two equations of a pin; null if its forces, the other pin and the hinge are on a line. */
function solvePin([along, across]: Two, whole: Moments, half: Moments): readonly [number, number] | null {
  const [a, b] = [momentArm(along, whole.about), momentArm(across, whole.about)];
  const [c, d] = [momentArm(along, half.about), momentArm(across, half.about)];
  const sumOf = (moments: Moments): number =>
    loadTerms(moments).reduce((sum, term) => sum + valueOf(term), 0);
  const [p, q] = [-sumOf(whole), -sumOf(half)];
  const determinant = a * d - b * c;
  if (Math.abs(determinant) <= PARALLEL * Math.max(Math.abs(a * d), Math.abs(b * c))) return null;
  return [(p * d - b * q) / determinant, (a * q - p * c) / determinant];
}

function distance(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function isAt(a: Place, b: Place): boolean {
  return distance(a, b) <= PARALLEL * Math.hypot(b.x, b.y);
}
