import { type BeamCase, parseCase, type Support, type UnitSystem } from '@eecs/solver-core';
import { setLength } from '@eecs/solver-core/rules';
import { createBeam } from './createBeam.ts';

/** The support conditions of a starting beam. */
export const STARTER_SUPPORTS = ['pinned', 'propped', 'clamped', 'cantilever'] as const;
export type StarterSupports = (typeof STARTER_SUPPORTS)[number];

/** The ends at which a starting beam may have an overhang: those with a pin or a roller. */
export const STARTER_OVERHANGS: Readonly<Record<StarterSupports, readonly [left: boolean, right: boolean]>> =
  {
    pinned: [true, true],
    propped: [false, true],
    clamped: [false, false],
    cantilever: [false, false],
  };

/** A beam with more spans than this is better made by hand. */
export const MAX_STARTER_SPANS = 20;

export interface StarterOptions {
  /** The distance of the outer supports, in the length unit of the system, > 0. */
  readonly length: number;
  /**
   * Lengths of the overhangs beyond the outer supports, left and right, >= 0; a fixed or free end has none.
   * @default none
   */
  readonly overhangs?: readonly [left: number, right: number];
  /**
   * A whole number of equal spans from 1 to `MAX_STARTER_SPANS`, or the length of each,
   * whose sum is `length`; a cantilever has one.
   */
  readonly spans: number | readonly number[];
  readonly supports: StarterSupports;
  /** @default 0 */
  readonly system?: UnitSystem;
  /** Its initial title. @default '' */
  readonly title?: string;
  /** The time of creation, ms. @default 0, which means unknown */
  readonly created?: number;
}

/** Places are typed by people: six decimals of the length unit are finer than any of them. */
const DECIMALS = 1e6;

/**
 * Creates a beam of spans without loads: a pin or a fixed support at the left, rollers between, at the right end a
 * roller or a fixed support.
 *
 * @example createStarter({ length: 9, spans: 3, supports: 'pinned' }).supports.map(({ x }) => x) // [0, 3, 6, 9]
 */
export function createStarter({
  length,
  spans,
  supports,
  overhangs = [0, 0],
  system = 0,
  ...named
}: StarterOptions): BeamCase {
  const ends = STARTER_OVERHANGS[supports];
  const [left, right] = [ends[0] ? overhangs[0] : 0, ends[1] ? overhangs[1] : 0];
  const whole = round(left + length + right);
  const empty = setLength(createBeam(system, named.title, named.created), whole).document;
  const placed = placeSupports({ length, spans, supports }).map((support) => ({
    ...support,
    x: round(left + support.x),
  }));
  const parsed = parseCase({ ...empty, supports: placed });
  if (!parsed.ok) throw new Error(`\`createStarter\` got ${JSON.stringify(parsed.failures)}`);
  return parsed.document;
}

function placeSupports({
  length,
  spans,
  supports,
}: Pick<StarterOptions, 'length' | 'spans' | 'supports'>): readonly Support[] {
  const first: Support = { className: supports === 'pinned' ? 'fixed' : 'cantilever', x: 0 };
  if (supports === 'cantilever') return [first];
  const inner = listInnerPlaces(length, spans).map((x): Support => ({ className: 'simple', x }));
  return [first, ...inner, { className: supports === 'clamped' ? 'cantilever' : 'simple', x: length }];
}

function listInnerPlaces(length: number, spans: StarterOptions['spans']): readonly number[] {
  if (typeof spans === 'number')
    return Array.from({ length: spans - 1 }, (_, i) => round((length * (i + 1)) / spans));
  let x = 0;
  return spans.slice(0, -1).map((span) => (x = round(x + span)));
}

function round(x: number): number {
  return Math.round(x * DECIMALS) / DECIMALS;
}
