import type { FrameCase } from '../../model/frame/frameDocument.ts';
import { createFrameFailure } from '../../model/frame/frameFailures.ts';
import type { FrameFailure } from '../../model/frame/frameFailures.ts';
import type { FrameActions, FrameModel } from '../assembly/frameModel.ts';
import { solvePiecedSet, type UnsolvedPieces } from '../pieces/solvePiecedSet.ts';
import { frameReactions } from '../results/frameReactions.ts';
import { checkPieces } from '../results/piecedChecks.ts';
import { diagramsOfFields, restOfPieces } from '../results/piecedResults.ts';
import { pathOfSet } from './pathOfSet.ts';
import { createSizeFailure } from './sizeFailure.ts';
import { toJointResults, toMemberResult } from './setOutcome.ts';
import type { SetOutcome } from './setOutcome.ts';

/** Solves a case set of a frame with elastic beds or in the second order. */
export function solveSetInPieces(
  model: FrameModel,
  actions: FrameActions,
  of: {
    readonly index: number;
    readonly isSecondOrder: boolean;
    readonly checks: boolean;
    readonly memory: number | undefined;
    readonly document: FrameCase;
  },
): SetOutcome {
  const { index, isSecondOrder, checks, document } = of;
  const solved = solvePiecedSet(model, actions, isSecondOrder, of.memory);
  if (!solved.ok) return { ok: false, failure: failureOf(solved, { model, document, index }) };
  const diagrams = solved.fields.flatMap((fields) => diagramsOfFields(fields) ?? []);
  if (diagrams.length < solved.fields.length) return { ok: false, failure: createSizeFailure(model) };
  const rest = restOfPieces(model, { actions, diagrams, isSecondOrder });
  const R = frameReactions(model, rest);
  const { motion, secondOrder } = solved;
  return {
    ok: true,
    set: {
      members: diagrams.map((one) => toMemberResult(one, model)),
      joints: toJointResults(model, motion),
      R,
      checks: checks
        ? checkPieces({ model, actions, diagrams, reactions: R, rest, motion, isSecondOrder })
        : null,
      ...(secondOrder && { secondOrder }),
    },
  };
}

function failureOf(
  unsolved: UnsolvedPieces,
  {
    model,
    document,
    index,
  }: { readonly model: FrameModel; readonly document: FrameCase; readonly index: number },
): FrameFailure {
  const path = pathOfSet(document, index);
  switch (unsolved.cause) {
    case 'size':
      return createSizeFailure(model);
    case 'memory':
      return createFrameFailure('range.memory', '/joints', { values: { bytes: unsolved.bytes } });
    case 'unsettled':
      return createFrameFailure('range.secondOrder', path, { ids: [index], values: { set: index } });
    case 'buckling':
      return createFrameFailure('range.buckling', path, {
        ids: [index],
        values: { set: index, factor: unsolved.factor },
      });
    default:
      return unsolved satisfies never;
  }
}
