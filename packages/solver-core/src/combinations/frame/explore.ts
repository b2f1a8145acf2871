import { toDiagram } from '../../diagrams/toDiagram.ts';
import type { FrameMemberResult, FrameSet } from '../../frame/answer/frameAnswer.ts';
import { type Segments, addSegments } from '../along/addSegments.ts';
import type { GoverningPoint } from '../along/envelopeBorder.ts';
import { createPointReader } from '../along/governingPoints.ts';
import type { FieldEffect } from '../along/listLineEffects.ts';
import { readSegments } from '../along/sourceReaders.ts';
import { type CombinationTerm, createCombinationList } from '../document/namedCombinations.ts';
import type { CombinedFrame } from './answer.ts';

/** A query for the cause of an envelope at a place of a member. */
export interface FrameCauseQuestion {
  /** Index in `situations`. */
  readonly situation: number;
  /** Index in the document's `members`. */
  readonly member: number;
  readonly effect: FieldEffect;
  readonly kind: 'max' | 'min';
  /** Place from joint i along the axis of the member. */
  readonly x: number;
  /** The side of a jump; without it, the side with the greater (or smaller) value counts. */
  readonly side?: 'left' | 'right';
}

/** The governing value at a place of a member, with the terms of its combination. */
export interface FrameCause extends Omit<GoverningPoint<FieldEffect>, 'combination'> {
  readonly label: string;
  readonly leading: number | null;
  readonly terms: readonly CombinationTerm[];
}

/** Finds the governing value of an effect at any place of a member: the read-out at a cursor. */
export function findFrameCause(
  { sources, situations }: CombinedFrame,
  { situation, member, effect, kind, x, side }: FrameCauseQuestion,
): FrameCause {
  const { combinations, sets } = sources[situation]!;
  const effects = Object.keys(situations[situation]!.members[member]!) as FieldEffect[];
  const segments = Object.fromEntries(
    effects.map((one) => [one, sets.map((set) => set.members[member]![one]!.segments)]),
  ) as Partial<Record<FieldEffect, readonly Segments[]>>;
  const named = createCombinationList(combinations.situation, combinations.sources);
  const { combination, ...point } = createPointReader(combinations, readSegments(segments), named).read(
    effect,
    { x, kind, side },
  );
  const { label, leading, terms } = named.list[combination]!;
  return { ...point, label, leading, terms };
}

/**
 * Computes the results of one combination that governs in a situation: the sum of the results of its sets times their
 * factors, without checks. Displacements are null without real constants.
 */
export function combineFrame(
  { sources, situations }: CombinedFrame,
  { situation, combination }: { readonly situation: number; readonly combination: number },
): FrameSet {
  const { factors } = situations[situation]!.combinations[combination]!;
  const acting = sources[situation]!.sets.flatMap((set, k) => {
    const factor = factors[k]!;
    return factor === 0 ? [] : [{ set, factor }];
  });
  const first = sources[situation]!.sets[0]!;
  const sum = (read: (set: FrameSet) => number): number =>
    acting.reduce((total, { set, factor }) => total + factor * read(set), 0);
  const along = (member: number, effect: FieldEffect) => {
    const { segments } = first.members[member]![effect]!;
    const none = [{ x0: segments[0]!.x0, x1: segments.at(-1)!.x1, c: [0] }];
    const list = acting.map(({ set, factor }) => ({
      segments: set.members[member]![effect]!.segments,
      factor,
    }));
    return toDiagram(list.length === 0 ? none : addSegments(list));
  };
  return {
    members: first.members.map(({ u }, member): FrameMemberResult => ({
      N: along(member, 'N'),
      Q: along(member, 'Q'),
      M: along(member, 'M'),
      u: u && along(member, 'u'),
      deflection: u && along(member, 'deflection'),
      slope: u && along(member, 'slope'),
    })),
    joints:
      first.joints?.map((_, joint) => ({
        x: sum(({ joints }) => joints![joint]!.x),
        y: sum(({ joints }) => joints![joint]!.y),
        r: sum(({ joints }) => joints![joint]!.r),
      })) ?? null,
    R: first.R.map(({ joint }, at) => ({
      joint,
      x: sum(({ R }) => R[at]!.x),
      y: sum(({ R }) => R[at]!.y),
      moment: sum(({ R }) => R[at]!.moment),
      own: { x: sum(({ R }) => R[at]!.own.x), y: sum(({ R }) => R[at]!.own.y) },
    })),
    checks: null,
  };
}
