import type { TrussCase } from '@eecs/solver-core/truss';
import { answerTasks, isCombineTask, readCombineTask } from '@eecs/ui-kit/editing';
import { type CombinedAnswer, combineShown } from './combineShown.ts';
import { type PackedAnswer, packAnswer } from './packedAnswer.ts';
import { createTrussPreview } from './trussSolvers.ts';

const { solve } = createTrussPreview();

answerTasks<PackedAnswer | CombinedAnswer>((task, isMoving) =>
  isCombineTask(task)
    ? { packed: combineShown(readCombineTask(task) as TrussCase), moved: [] }
    : packAnswer(solve(task, isMoving)),
);
