import { answerTasks } from '@eecs/ui-kit/editing';
import { packAnswer } from './packedAnswer.ts';
import { createTrussPreview } from './trussSolvers.ts';

const { solve } = createTrussPreview();

answerTasks((document, isMoving) => packAnswer(solve(document, isMoving)));
