import type { Choice, Combinations, EffectSource } from '../combinations.ts';

/** A part of a member: exactly one of its choices acts. */
export interface PlannedPart {
  readonly choices: readonly Choice[];
  /** Index of the member, over all expressions. */
  readonly member: number;
}

/** The factors of a source by the sign of its effect: where the effect is above zero, below zero, or zero. */
export interface SignFactors {
  readonly most: number;
  readonly least: number;
  readonly idle: number;
}

/** A set in an expression. */
export interface PlannedMember {
  readonly set: number;
  /** The group that the sources of the set form. */
  readonly group: number;
  /**
   * The factors of each source, if the sources are chosen one by one with equal factors; the sums of the positive and
   * of the negative sources then suffice for the sum of the member. Null if its sources are arranged together.
   */
  readonly free: { readonly factor: SignFactors; readonly lead: SignFactors } | null;
  /** Indices of its parts; empty if it is free. */
  readonly parts: readonly number[];
}

/** An action of an expression with the indices of its members. */
export interface PlannedSlot {
  readonly leads: boolean;
  readonly members: readonly number[];
}

/** The parts and members of all expressions in one list each, so that each is followed along a beam by its index. */
export interface EnvelopePlan {
  readonly groups: SourceGroups;
  readonly parts: readonly PlannedPart[];
  readonly members: readonly PlannedMember[];
  readonly expressions: readonly { readonly label: string; readonly slots: readonly PlannedSlot[] }[];
}

/** The sources of each case set. */
export interface SourceGroups {
  /** The group of each source. */
  readonly of: Int32Array;
  /** The sources of each group. */
  readonly sources: readonly (readonly number[])[];
}

/** Groups sources by their sets. */
export function groupSources(sources: readonly EffectSource[]): SourceGroups {
  const groups = new Map<number, number>();
  const lists: number[][] = [];
  const of = Int32Array.from(sources, ({ set }, k) => {
    let group = groups.get(set);
    if (group === undefined) groups.set(set, (group = lists.push([]) - 1));
    lists[group]!.push(k);
    return group;
  });
  return { of, sources: lists };
}

/** Lists the parts, members and slots of combinations. */
export function planEnvelope({ expressions, sources }: Combinations): EnvelopePlan {
  const groups = groupSources(sources);
  const groupOf = new Map(sources.map(({ set }, k) => [set, groups.of[k]!]));
  const parts: PlannedPart[] = [];
  const members: PlannedMember[] = [];
  return {
    groups,
    parts,
    members,
    expressions: expressions.map(({ label, slots }) => ({
      label,
      slots: slots.map((slot) => ({
        leads: slot.leads,
        members: slot.members.map(({ set, parts: own }) => {
          const group = groupOf.get(set)!;
          const free = findFree(own, groups.sources[group]!);
          const member = members.length;
          const indices = free ? [] : own.map((choices) => parts.push({ choices, member }) - 1);
          return members.push({ set, group, free, parts: indices }) - 1;
        }),
      })),
    })),
  };
}

/** Returns the factors of a member whose parts are its sources, one by one, all with equal factors. */
function findFree(parts: readonly (readonly Choice[])[], sources: readonly number[]): PlannedMember['free'] {
  const first = parts[0]!;
  const isOneByOne = parts.every(
    (choices, k) =>
      choices.length === first.length &&
      choices.every(
        ({ sources: own, factor, lead }, at) =>
          factor === first[at]!.factor &&
          lead === first[at]!.lead &&
          (own.length === 0 ? factor === 0 && lead === 0 : own.length === 1 && own[0] === sources[k]),
      ),
  );
  if (!isOneByOne || parts.length !== sources.length) return null;
  const rank = (as: 'factor' | 'lead'): SignFactors => {
    const all = first.map((choice) => choice[as]);
    return { most: Math.max(...all), least: Math.min(...all), idle: all[0]! };
  };
  return { factor: rank('factor'), lead: rank('lead') };
}
