import type { FrameAnswer, FrameMemberResult, FrameSet } from '../../frame/answer/frameAnswer.ts';
import type { FrameReaction } from '../../frame/results/frameReactions.ts';
import { NO_FIELD } from '../../linalg/tolerance.ts';
import type { FrameCase } from '../../model/frame/frameDocument.ts';
import type { Segments } from '../along/addSegments.ts';
import { envelopeLine } from '../along/envelopeLine.ts';
import { type FieldEffect, concernsDisplacements, listLineEffects } from '../along/listLineEffects.ts';
import type { Combinations } from '../combinations.ts';
import { checkExtent } from '../document/checkExtent.ts';
import { combineSituation } from '../document/combineSituation.ts';
import { findRange } from '../document/findRange.ts';
import { type CombinationList, createCombinationList } from '../document/namedCombinations.ts';
import { readCombinations } from '../document/readCombinations.ts';
import { type CutSources, cutSources } from '../envelope/cutSources.ts';
import { type SourceGroups, planEnvelope } from '../envelope/plan.ts';
import { findGoverning } from '../findGoverning.ts';
import type {
  CombinedFrame,
  FrameSituation,
  FrameSources,
  GoverningJointReaction,
  JointReactions,
  UncombinedFrame,
} from './answer.ts';
import { checkSuperposition } from './checkSuperposition.ts';
import { placeFrameActions } from './placeFrameActions.ts';

/** Solves a frame: `solveFrame`, with the options that the caller wants. */
export type FrameSolver = (document: FrameCase) => FrameAnswer;

/**
 * Combines the case sets of a frame by the rule of its document and finds what governs: envelopes of N, Q, M and the
 * displacements along each member with their causes, reactions, and displacements of joints.
 *
 * `document` has been parsed; `solve` is `solveFrame` with the options that the caller wants. Units and signs are those
 * of its results. A permanent action is a single source in every situation, because a frame has no spans. A rule is
 * refused for a frame whose results cannot be added: of the second order, or with members that bear one way only.
 * Combinations made by hand are solved as they are, so they are allowed for any frame.
 *
 * @example solveFrameCombinations(document, solveFrame) // { ok: true, situations: [{ members: [{ M }, …], … }] }
 */
export function solveFrameCombinations(
  document: FrameCase,
  solve: FrameSolver,
): CombinedFrame | UncombinedFrame {
  const read = readCombinations(document);
  if (!read.ok) return { ok: false, failures: read.failures, answer: null };
  const { plan } = read;
  const unfit = plan.rule === null ? [] : checkSuperposition(document);
  if (unfit.length > 0) return { ok: false, failures: unfit, answer: null };
  const placed = placeFrameActions(document, plan);
  if (!placed.ok) return { ok: false, failures: placed.failures, answer: null };
  const excess = checkExtent(plan.acting.length + plan.handMade.length, PLACES * document.members.length);
  if (excess.length > 0) return { ok: false, failures: excess, answer: null };
  // Combinations made by hand are the case sets of the document themselves.
  const plain = plan.handMade.length > 0 ? solve(document) : null;
  if (plain?.level === 'error') return { ok: false, failures: plain.failures, answer: plain };
  const whole = solve(placed.document);
  if (whole.level === 'error') return { ok: false, failures: whole.failures, answer: whole };
  const cut = createMemberCutter();
  const combined = plan.situations.map((situation) => {
    const combinations = combineSituation(plan, situation, {});
    const { sources } = combinations;
    const ofRule = sources.length - plan.handMade.filter((one) => one.situation === situation).length;
    const sets = sources.map(({ set }, k) => (k < ofRule ? whole : plain!).sets[set]!);
    const of: FrameSources = { combinations, sets };
    return { of, found: solveSituation(of, whole.isReal, cut) };
  });
  return {
    ok: true,
    plan,
    situations: combined.map(({ found }) => found),
    sources: combined.map(({ of }) => of),
  };
}

/** The quantities along a member whose governing values store the effects of all sources. */
const PLACES = 6;

function solveSituation(of: FrameSources, isReal: boolean, cut: MemberCutter): FrameSituation {
  const { combinations, sets } = of;
  const { situation, sources, leftOut } = combinations;
  const named = createCombinationList(situation, sources);
  const plan = planEnvelope(combinations);
  const effects = listLineEffects(situation, isReal);
  const first = sets[0]!;
  const cutOf = cut(sets, plan.groups);
  const members = first.members.map((_, member) => {
    const cuts = new Map(effects.map((effect) => [effect, cutOf(member, effect)]));
    return envelopeLine(combinations, cuts, { plan, named }).effects;
  });
  const { joints } = first;
  return {
    situation,
    sources,
    members,
    reactions: first.R.map((_, at) =>
      readReaction(
        sets.map(({ R }) => R[at]!),
        combinations,
        named,
      ),
    ),
    displacements:
      joints !== null && concernsDisplacements(situation)
        ? joints.map((_, joint) => {
            const along = (axis: 'x' | 'y' | 'r') =>
              findRange(
                combinations,
                sets.map((set) => set.joints![joint]![axis]),
                named,
              );
            return { joint, x: along('x'), y: along('y'), r: along('r') };
          })
        : null,
    leftOut,
    combinations: named.list,
  };
}

/** Finds the governing components of the reaction of a joint; `list` contains its reaction under each source. */
function readReaction(
  list: readonly FrameReaction[],
  combinations: Combinations,
  named: CombinationList,
): JointReactions {
  const all = {
    x: list.map(({ x }) => x),
    y: list.map(({ y }) => y),
    moment: list.map(({ moment }) => moment),
  };
  const find = (part: keyof typeof all, kind: 'max' | 'min'): GoverningJointReaction => {
    const governing = findGoverning(combinations, all[part], kind);
    const sum = (effects: readonly number[]) =>
      effects.reduce((total, effect, k) => total + governing.factors[k]! * effect, 0);
    return {
      value: governing.value,
      combination: named.indexOf(governing),
      effects: all[part],
      coincident: { x: sum(all.x), y: sum(all.y), moment: sum(all.moment) },
    };
  };
  const range = (part: keyof typeof all) => ({ max: find(part, 'max'), min: find(part, 'min') });
  const across = list.map(({ own }) => own.y);
  return {
    joint: list[0]!.joint,
    x: range('x'),
    y: range('y'),
    moment: range('moment'),
    isLifted: findGoverning(combinations, across, 'min').value < 0,
  };
}

type MemberCutter = (
  sets: readonly FrameSet[],
  groups: SourceGroups,
) => (member: number, effect: FieldEffect) => CutSources;

/**
 * Cuts the results of sources along members; situations that combine the same sets share the cuts. A result that is
 * only rounding beside the largest one of its kind in the frame is zero: its signs would choose combinations at random.
 */
function createMemberCutter(): MemberCutter {
  const sizes = new WeakMap<FrameSet, Map<FieldEffect, number>>();
  const known: { readonly sets: readonly FrameSet[]; readonly cuts: Map<FieldEffect, CutSources[]> }[] = [];
  const sizeOf = (set: FrameSet, effect: FieldEffect): number => {
    const own = sizes.get(set) ?? new Map<FieldEffect, number>();
    sizes.set(set, own);
    const size =
      own.get(effect) ?? set.members.reduce((most, one) => Math.max(most, largest(one, effect)), 0);
    own.set(effect, size);
    return size;
  };
  return (sets, groups) => {
    let shared = known.find(
      (one) => one.sets.length === sets.length && one.sets.every((set, k) => set === sets[k]),
    );
    if (shared === undefined) known.push((shared = { sets, cuts: new Map() }));
    const { cuts } = shared;
    return (member, effect) => {
      let own = cuts.get(effect);
      if (own === undefined) cuts.set(effect, (own = []));
      return (own[member] ??= cutSources(
        sets.map((set): Segments => {
          const { segments } = set.members[member]![effect]!;
          if (largest(set.members[member]!, effect) > NO_FIELD * sizeOf(set, effect)) return segments;
          return [{ x0: segments[0]!.x0, x1: segments.at(-1)!.x1, c: [0] }];
        }),
        groups,
      ));
    };
  };
}

function largest(member: FrameMemberResult, effect: FieldEffect): number {
  const { max, min } = member[effect]!;
  return Math.max(max.value, -min.value);
}
