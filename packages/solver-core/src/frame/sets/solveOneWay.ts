import { valueAt } from '../../diagrams/valueAt.ts';
import { ONE_WAY, SOFT_PART } from '../../linalg/tolerance.ts';
import type { FrameCase } from '../../model/frame/frameDocument.ts';
import { createFrameFailure } from '../../model/frame/frameFailures.ts';
import type { FrameSet, OneWayMembers, OneWayStep } from '../answer/frameAnswer.ts';
import { slackened } from '../assembly/slackened.ts';
import type { FrameModel } from '../assembly/frameModel.ts';
import { judgeFrameModel } from '../verdict/judgeFrameModel.ts';
import { pathOfSet } from './pathOfSet.ts';
import type { SetOutcome } from './setOutcome.ts';

/** Greatest number of steps to find the slack members. */
const MOST_STEPS = 400;

/**
 * Solves a case set of a frame in which some members bear only tension or only compression: those that would bear the
 * other way become slack and pass on no axial force at joint i, and become active again if their gap closes.
 *
 * All wrong members change at once, as long as no state recurs; after that only the first of them changes, a rule
 * (Murty's) with which the search terminates for a frame of the first order. If the search meets a mechanism, it is
 * repeated with slack members that keep a trace of their stiffness, and the frame is refused if the resulting state is
 * a mechanism.
 */
export function solveOneWay(
  model: FrameModel,
  of: {
    readonly index: number;
    readonly document: FrameCase;
    readonly solve: (model: FrameModel) => SetOutcome;
    /** The state with which the search begins, and the steps to it. @default every member bears */
    readonly start?: OneWayMembers | undefined;
  },
): SetOutcome {
  const path = pathOfSet(of.document, of.index);
  const steps: OneWayStep[] = [...(of.start?.steps ?? [])];
  let slack: ReadonlySet<number> = new Set(of.start?.slack);
  const known = new Set<string>([keyOf(slack)]);
  let isCareful = false;
  let isSought = false;
  let outcome = of.solve(slackened(model, [...slack]));
  for (let step = 0; step < MOST_STEPS; step++) {
    if (!outcome.ok) return outcome;
    const wrong = listWrong(model, slack, outcome.set);
    if (wrong.length === 0) {
      const { set } = outcome;
      return { ok: true, set: { ...set, oneWay: { slack: [...slack], steps } } };
    }
    let next = switched(slack, isCareful ? wrong.slice(0, 1) : wrong);
    if (!isCareful && (known.has(keyOf(next)) || !stands(model, next))) {
      isCareful = true;
      next = switched(slack, wrong.slice(0, 1));
    }
    if (!stands(model, next)) {
      if (!isSought) next = searchSoftly(model, next, of.solve) ?? next;
      isSought = true;
      isCareful = true;
      if (!stands(model, next))
        return { ok: false, failure: createFrameFailure('range.slack', path, { ids: [...next] }) };
    }
    known.add(keyOf(next));
    const before = slack;
    steps.push({
      slack: [...next].filter((member) => !before.has(member)),
      taut: [...before].filter((member) => !next.has(member)),
    });
    slack = next;
    outcome = of.solve(slackened(model, [...slack]));
  }
  return {
    ok: false,
    failure: createFrameFailure('range.oneWay', path, { ids: [of.index], values: { set: of.index } }),
  };
}

/** Searches with slack members that keep a trace of their stiffness, so that no state is a mechanism. */
function searchSoftly(
  model: FrameModel,
  start: ReadonlySet<number>,
  solve: (model: FrameModel) => SetOutcome,
): ReadonlySet<number> | null {
  let slack = start;
  for (let step = 0; step < MOST_STEPS; step++) {
    const outcome = solve(softened(model, slack));
    if (!outcome.ok) return null;
    const { members } = outcome.set;
    const force = largestForce(outcome.set);
    const wrong = model.members.flatMap(({ oneWay, ends }, k) => {
      if (oneWay === 0 || ends.i.isFreeN || ends.j.isFreeN) return [];
      const bears = oneWay * valueAt(members[k]!.N, 0);
      return (slack.has(k) ? bears > 0 : bears < -ONE_WAY * force) ? [k] : [];
    });
    if (wrong.length === 0) return slack;
    slack = switched(slack, wrong.slice(0, 1));
  }
  return null;
}

function softened(model: FrameModel, slack: ReadonlySet<number>): FrameModel {
  const members = model.members.map((member, k) => {
    if (!slack.has(k)) return member;
    const { EA, EI, length } = member;
    return { ...member, EA: SOFT_PART * (EA === Infinity ? EI / length ** 2 : EA) };
  });
  return { ...model, members };
}

function largestForce({ members }: FrameSet): number {
  return members.reduce((most, { N }) => Math.max(most, N.max.value, -N.min.value), 0);
}

function keyOf(slack: ReadonlySet<number>): string {
  return [...slack].join();
}

function switched(slack: ReadonlySet<number>, changed: readonly number[]): ReadonlySet<number> {
  const next = new Set(slack);
  for (const member of changed) if (!next.delete(member)) next.add(member);
  return new Set([...next].sort((a, b) => a - b));
}

function stands(model: FrameModel, slack: ReadonlySet<number>): boolean {
  const { status } = judgeFrameModel(slackened(model, [...slack]));
  return status === 'determinate' || status === 'indeterminate';
}

/** Lists the members that bear the wrong way, and the slack ones that would bear. */
function listWrong(model: FrameModel, slack: ReadonlySet<number>, set: FrameSet): number[] {
  const { members, joints } = set;
  const force = largestForce(set);
  const moved = (joints ?? []).reduce((most, { x, y }) => Math.max(most, Math.hypot(x, y)), 0);
  return model.members.flatMap(({ oneWay, i, cos, sin, ends }, k) => {
    if (oneWay === 0 || ends.i.isFreeN || ends.j.isFreeN) return [];
    const { N, u } = members[k]!;
    if (!slack.has(k)) return oneWay * valueAt(N, 0) < -ONE_WAY * force ? [k] : [];
    const { x, y } = joints![i]!;
    // If its end lies before joint i, the member would have to lengthen to reach it.
    const gap = valueAt(u!, 0) - (x * cos + y * sin);
    return oneWay * gap > ONE_WAY * moved ? [k] : [];
  });
}
