import { createWorkBudget } from '../../exact/workBudget.ts';
import type { FrameCase } from '../../model/frame/frameDocument.ts';
import { createFrameFailure } from '../../model/frame/frameFailures.ts';
import { collectFrameActions } from '../assembly/collectFrameActions.ts';
import type { FrameActions, FrameModel } from '../assembly/frameModel.ts';
import { checkFrameSet } from '../results/frameChecks.ts';
import { frameReactions } from '../results/frameReactions.ts';
import { diagramsOfMember } from '../results/memberDiagrams.ts';
import { factorFrame } from '../solving/factorFrame.ts';
import type { FactoredFrameResult } from '../solving/factorFrame.ts';
import { REFINING_WORK, solveFrameSet, unbalanced } from '../solving/solveFrameSet.ts';
import { solveOneWay } from './solveOneWay.ts';
import { solveSetInPieces } from './solveSetInPieces.ts';
import { toJointResults, toMemberResult } from './setOutcome.ts';
import type { SetOutcome } from './setOutcome.ts';
import { createSizeFailure } from './sizeFailure.ts';

/** How the sets of a frame are solved. */
export interface SetSolving {
  /** False for a frame too large for its rank: then the pivots decide whether it is stable. */
  readonly isJudged: boolean;
  readonly memory: number | undefined;
  readonly checks: boolean;
}

/**
 * Creates a function that solves the case sets of a frame by their index, with the method that its members and the
 * document need.
 */
export function createSetSolver(
  model: FrameModel,
  document: FrameCase,
  how: SetSolving,
): (index: number) => SetOutcome {
  const budget = createWorkBudget(REFINING_WORK);
  const factors = new WeakMap<FrameModel, FactoredFrameResult>();
  const factorOf = (of: FrameModel): FactoredFrameResult => {
    const made = factors.get(of) ?? factorFrame(of, how);
    factors.set(of, made);
    return made;
  };
  const hasBed = model.members.some(({ bed }) => bed !== null);
  const solveBy = (order: 1 | 2, of: FrameModel, actions: FrameActions, index: number): SetOutcome =>
    order === 2 || hasBed
      ? solveSetInPieces(of, actions, {
          index,
          isSecondOrder: order === 2,
          checks: how.checks,
          memory: how.memory,
          document,
        })
      : solvePlain(of, actions, { factored: factorOf(of), budget, how });
  const order = document.secondOrder === true ? 2 : 1;
  const hasOneWay = model.members.some(({ oneWay }) => oneWay !== 0);
  return (index) => {
    const actions = collectFrameActions(document, model, index);
    if (!hasOneWay) return solveBy(order, model, actions, index);
    const first = solveOneWay(model, { index, document, solve: (of) => solveBy(1, of, actions, index) });
    if (order === 1 || !first.ok) return first;
    // Members that would bear the wrong way must not buckle before they are found to be slack.
    return solveOneWay(model, {
      index,
      document,
      start: first.set.oneWay,
      solve: (of) => solveBy(2, of, actions, index),
    });
  };
}

function solvePlain(
  model: FrameModel,
  actions: FrameActions,
  of: {
    readonly factored: FactoredFrameResult;
    readonly budget: ReturnType<typeof createWorkBudget>;
    readonly how: SetSolving;
  },
): SetOutcome {
  const { factored, budget, how } = of;
  const tooLarge = { ok: false, failure: createSizeFailure(model) } as const;
  if (!factored.ok) {
    if (factored.cause === 'memory')
      return {
        ok: false,
        failure: createFrameFailure('range.memory', '/joints', { values: { bytes: factored.bytes } }),
      };
    return how.isJudged ? tooLarge : { ok: false, failure: createFrameFailure('singular.rounding', '') };
  }
  const { frame } = factored;
  const solution = solveFrameSet(frame, actions, budget);
  if (!solution) return tooLarge;
  const { loadings, beyond, motion } = solution;
  const diagrams = model.members.map((member, k) =>
    diagramsOfMember({
      model,
      member,
      loading: loadings.each[k]!,
      beyond: [beyond[3 * k]!, beyond[3 * k + 1]!, beyond[3 * k + 2]!],
      motion,
    }),
  );
  const made = diagrams.flatMap((one) => one ?? []);
  if (made.length < diagrams.length) return tooLarge;
  const rest = unbalanced(frame, actions, solution);
  const R = frameReactions(model, rest);
  return {
    ok: true,
    set: {
      members: made.map((one) => toMemberResult(one, model)),
      joints: toJointResults(model, motion),
      R,
      checks: how.checks
        ? checkFrameSet({ frame, actions, solution, diagrams: made, reactions: R, rest })
        : null,
    },
  };
}
