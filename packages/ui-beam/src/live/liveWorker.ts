import type { BeamCase } from '@eecs/solver-core';
import { answerTasks, isCombineTask, readCombineTask } from '@eecs/ui-kit/editing';
import { beamPreview } from './beamSolvers.ts';
import { combineShown } from './combineShown.ts';

answerTasks((task, isMoving) => ({
  packed: isCombineTask(task)
    ? combineShown(readCombineTask(task) as BeamCase)
    : beamPreview.solve(task, isMoving),
  moved: [],
}));
