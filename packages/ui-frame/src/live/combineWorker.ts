import type { FrameCase } from '@eecs/solver-core/frame';
import { answerTasks } from '@eecs/ui-kit/editing';
import { combineShown } from './combineShown.ts';

answerTasks((task) => ({ packed: combineShown(task as FrameCase), moved: [] }));
