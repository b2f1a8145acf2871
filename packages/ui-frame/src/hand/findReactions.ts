import { roundNoise } from '@eecs/solver-core';
import { type BodyAction, type FrameCase, holdOf } from '@eecs/solver-core/frame';
import type { HandText } from '../messages/handMessages.ts';
import type { Place } from '../editing/place.ts';
import type { LineWriter } from './createLineWriter.ts';
import { type Term, momentTerms, valueOf, writeTerms } from './writeSums.ts';

/** An unknown reaction: a force through a joint in a direction, or a moment. */
export interface UnknownReaction {
  readonly joint: number;
  readonly direction: 'x' | 'y' | 'r';
  readonly name: string;
  readonly at: Place;
  /** Unit vector of a force along the axis of its support; zero for a moment. */
  readonly way: Place;
}

/** The actions on the whole frame, and the writer of equations. */
export interface FoundBy {
  readonly actions: readonly BodyAction[];
  readonly writer: LineWriter;
}

/** An equation with a single unknown reaction. */
export interface ReactionLine {
  /** The point about which moments are taken; null for a sum of forces in the direction `along`. */
  readonly about: Place | null;
  readonly along: Place | null;
  /** The supported joint whose part of the frame is in equilibrium, if not the whole frame. */
  readonly part?: number;
  /** `6·R4y − 120·3 = 0`. */
  readonly equation: string;
  readonly unknown: UnknownReaction;
  readonly value: number;
  /** Whether the solver has the same result. */
  readonly agrees: boolean;
}

/** Names the sum of a line: moments about a point, or forces along a direction. */
export function nameLaw(
  { about, along, part }: Pick<ReactionLine, 'about' | 'along' | 'part'>,
  t: HandText,
  writer: LineWriter,
): string {
  if (about !== null) {
    const place = { x: writer.arm(about.x), y: writer.arm(about.y) };
    return part === undefined
      ? t('hand.moments', place)
      : t('hand.partMoments', { ...place, number: part + 1 });
  }
  if (along === null || along.y === 0) return t('hand.forcesX');
  if (along.x === 0) return t('hand.forcesY');
  return t('hand.forces', { x: writer.cosine(along.x), y: writer.cosine(along.y) });
}

/** Writes the result of a line: `R4y = 70.000 kN`. */
export function writeReaction(
  { unknown, value }: Pick<ReactionLine, 'unknown' | 'value'>,
  writer: LineWriter,
): string {
  const isMoment = unknown.direction === 'r';
  return `${unknown.name} = ${(isMoment ? writer.moment : writer.force)(value)} ${isMoment ? writer.units.moment : writer.units.force}`;
}

/** Lines are parallel if the sine of the angle between them is smaller than this. */
export const PARALLEL = 1e-9;
/** Values agree if they differ from the solver's by less than this share of the largest one. */
export const AGREES = 1e-6;

/** Lists the unknown reactions of a frame. */
export function listUnknowns({ joints }: Pick<FrameCase, 'joints'>): readonly UnknownReaction[] {
  return joints.flatMap((joint, index) => {
    const { support, x, y } = joint;
    const turn = ((support?.alpha ?? 0) * Math.PI) / 180;
    const [cos, sin] = [round(Math.cos(turn)), round(Math.sin(turn))];
    const isTurned = cos !== 1;
    const ways = { x: { x: cos, y: sin }, y: { x: -sin, y: cos }, r: { x: 0, y: 0 } } as const;
    return (['x', 'y', 'r'] as const).flatMap((direction): UnknownReaction[] => {
      if (holdOf(support, direction) === null) return [];
      const letter = direction === 'r' ? `M${index + 1}` : `R${index + 1}${direction}`;
      const name = isTurned && direction !== 'r' ? `${letter}′` : letter;
      return [{ joint: index, direction, name, at: { x, y }, way: ways[direction] }];
    });
  });
}

/** Removes rounding errors from the cosine of a right angle. */
const round = (value: number): number =>
  Math.abs(value - Math.round(value)) < PARALLEL ? Math.round(value) : value;

/**
 * Finds the three reactions of a statically determinate frame, each by an equation without the others: moments about
 * the intersection of the other two lines, or forces perpendicular to two parallel ones. Null unless there are three
 * reactions.
 */
export function findReactions(
  document: Pick<FrameCase, 'joints'>,
  { actions, writer }: FoundBy,
): readonly ReactionLine[] | null {
  const unknowns = listUnknowns(document);
  if (unknowns.length !== 3) return null;
  const loads = actions.filter(({ kind }) => kind === 'load');
  const solved = unknowns.map((unknown) => readSolved(unknown, actions));
  const scale = Math.max(...solved.map(Math.abs));
  return unknowns.map((unknown, at): ReactionLine => {
    const [one, two] = unknowns.filter((other) => other !== unknown) as [UnknownReaction, UnknownReaction];
    const found = eliminate(unknown, [one, two]);
    const sum = found.about === null ? 'X' : 'M';
    const known = loads.flatMap((load) =>
      found.about === null
        ? [{ size: load.fx * found.along.x + load.fy * found.along.y }]
        : momentTerms(load, found.about),
    );
    const terms = keepTerms(known);
    const total = terms.reduce((left, term) => left + valueOf(term), 0);
    const value = total === 0 ? 0 : -total / found.factor;
    const own: Term = { size: found.factor, name: unknown.name };
    // The moment of a support has no arm.
    const written = writeTerms([own, ...terms], sum, writer);
    return {
      about: found.about,
      along: found.about === null ? found.along : null,
      equation: `${written} = 0`,
      unknown,
      value,
      agrees: Math.abs(value - (solved[at] ?? 0)) <= AGREES * scale,
    };
  });
}

/** Returns the moment of a reaction of 1 about a point. */
export function momentArm({ at, way }: UnknownReaction, about: Place): number {
  return (at.x - about.x) * way.y - (at.y - about.y) * way.x;
}

/** Leaves out the terms that are rounding errors beside the largest; unknowns always remain. */
export function keepTerms(terms: readonly Term[]): readonly Term[] {
  const known = terms.filter(({ name }) => name === undefined);
  const greatest = known.reduce((most, term) => Math.max(most, Math.abs(valueOf(term))), 0);
  return terms.filter((term) => term.name !== undefined || Math.abs(valueOf(term)) > PARALLEL * greatest);
}

/** Returns the title of lines of reactions: found by the whole frame, or also by the parts at a hinge. */
export function nameReactions(lines: readonly ReactionLine[], t: HandText): string {
  return t(lines.some(({ part }) => part !== undefined) ? 'hand.hinged' : 'hand.reactions');
}

/** Returns the solver's value of a reaction, along the axis of its support. */
export function readSolved(
  { joint, direction, way }: UnknownReaction,
  actions: readonly BodyAction[],
): number {
  const found = actions.find((action) => action.kind === 'reaction' && action.joint === joint);
  if (found === undefined) return 0;
  return direction === 'r' ? found.moment : found.fx * way.x + found.fy * way.y;
}

type Elimination =
  | { readonly about: Place; readonly factor: number }
  | { readonly about: null; readonly along: Place; readonly factor: number };

/** Returns the equation that eliminates two of three unknowns, and the factor of the third. */
function eliminate(
  unknown: UnknownReaction,
  [one, two]: readonly [UnknownReaction, UnknownReaction],
): Elimination {
  const forces = [one, two].filter(({ direction }) => direction !== 'r');
  const [first, second] = forces;
  if (first !== undefined && second !== undefined) {
    const sine = first.way.x * second.way.y - first.way.y * second.way.x;
    if (Math.abs(sine) > PARALLEL) {
      const [dx, dy] = [second.at.x - first.at.x, second.at.y - first.at.y];
      const way = (dx * second.way.y - dy * second.way.x) / sine;
      const about = { x: tidy(first.at.x + way * first.way.x), y: tidy(first.at.y + way * first.way.y) };
      const factor = unknown.direction === 'r' ? 1 : momentArm(unknown, about);
      return { about, factor };
    }
  }
  // For two parallel forces, or a force and a moment: neither appears in the sum perpendicular to that force.
  const across = first === undefined ? unknown.way : { x: -first.way.y, y: first.way.x };
  const factor = unknown.way.x * across.x + unknown.way.y * across.y;
  const sign = factor < 0 ? -1 : 1;
  return { about: null, along: { x: across.x * sign + 0, y: across.y * sign + 0 }, factor: Math.abs(factor) };
}

/** Removes rounding errors from an intersection point. */
function tidy(value: number): number {
  const rounded = roundNoise(value);
  return Math.abs(rounded) < PARALLEL ? 0 : rounded;
}
