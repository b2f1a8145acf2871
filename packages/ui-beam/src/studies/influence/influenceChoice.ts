import { type BeamCase, type InfluenceWish, type Support, isHeld } from '@eecs/solver-core';

/** The kinds of quantities with an influence line. */
export const INFLUENCE_KINDS = ['reaction', 'moment', 'Q', 'M', 'deflection'] as const;

export type InfluenceKind = (typeof INFLUENCE_KINDS)[number];

/** The reader's choice of a line. */
export interface InfluenceChoice {
  readonly kind: InfluenceKind;
  /** For a support reaction, the nearest support is used. */
  readonly x: number;
  /** The side of a support on which Q and M are evaluated. */
  readonly side: 'left' | 'right';
}

/** Two axles that move over the beam together. */
export interface TwoAxles {
  /** Positive downwards, in the document's unit of force. */
  readonly first: number;
  readonly second: number;
  /** Distance of the second axle behind the first. */
  readonly gap: number;
}

/** Creates the default choice for a beam: the moment in the middle. */
export function createChoice({ L }: BeamCase): InfluenceChoice {
  return { kind: 'M', x: L / 2, side: 'right' };
}

const SHARE_OF_GAP = 5;
/** 100 kN, or 20 kip. */
const LOADS = [100_000, 20_000] as const;

/** Creates the default train for a beam: two equal axles, a fifth of its length apart. */
export function createAxles({ L, units }: BeamCase): TwoAxles {
  const load = LOADS[units.system];
  return { first: load, second: load, gap: L / SHARE_OF_GAP };
}

/** Lists the supports that have a reaction of the kind, by index, from left to right. */
export function listBearing(supports: readonly Support[], kind: InfluenceKind): readonly number[] {
  const direction = kind === 'moment' ? 'r' : 'y';
  return supports
    .map((support, index) => ({ support, index }))
    .filter(({ support }) => isHeld(support, direction))
    .sort((one, other) => one.support.x - other.support.x)
    .map(({ index }) => index);
}

/** Lists the kinds with influence lines for a beam: without a fixed support there is no reaction moment. */
export function listKinds(supports: readonly Support[]): readonly InfluenceKind[] {
  return INFLUENCE_KINDS.filter((kind) => !isOfSupport(kind) || listBearing(supports, kind).length > 0);
}

export const isOfSupport = (kind: InfluenceKind): kind is 'reaction' | 'moment' =>
  kind === 'reaction' || kind === 'moment';

/** Finds the support of a choice; undefined if none has such a reaction. */
export function findSupport(
  { supports }: BeamCase,
  { kind, x }: Pick<InfluenceChoice, 'kind' | 'x'>,
): number | undefined {
  const away = (index: number): number => Math.abs((supports[index]?.x ?? Infinity) - x);
  const [first, ...others] = listBearing(supports, kind);
  return others.reduce<number | undefined>(
    (best, index) => (best === undefined || away(index) < away(best) ? index : best),
    first,
  );
}

/** Adapts a choice to a changed beam: a place on it, an available kind, and the place of the support concerned. */
export function fitChoice(choice: InfluenceChoice, document: BeamCase): InfluenceChoice {
  const { L, supports } = document;
  const kind = listKinds(supports).includes(choice.kind) ? choice.kind : 'M';
  const x = Math.max(0, Math.min(L, choice.x));
  const support = isOfSupport(kind) ? findSupport(document, { kind, x }) : undefined;
  return { ...choice, kind, x: support === undefined ? x : (supports[support]?.x ?? x) };
}

/** Returns the request for the solver. */
export function toWish(document: BeamCase, { kind, x, side }: InfluenceChoice): InfluenceWish {
  if (isOfSupport(kind)) return { kind, support: findSupport(document, { kind, x }) ?? -1 };
  return kind === 'deflection' ? { kind, x } : { kind, x, side };
}

/** Returns whether the two sides of a place differ: at an inner support. */
export function hasSides({ L, supports }: BeamCase, { kind, x }: InfluenceChoice): boolean {
  return (kind === 'Q' || kind === 'M') && x > 0 && x < L && supports.some((support) => support.x === x);
}
