import { answerTasks } from '@eecs/ui-kit/editing';
import { beamPreview } from './beamSolvers.ts';

answerTasks((document, isMoving) => ({ packed: beamPreview.solve(document, isMoving), moved: [] }));
