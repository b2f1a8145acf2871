// Writes the shapes of answers for the site from server/openapi.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { toAnswerShapes } from './answerShapes.ts';

const FILE = 'site/src/ports/api/answerShapes.ts';
const contract = JSON.parse(readFileSync('server/openapi.json', 'utf8')) as Parameters<
  typeof toAnswerShapes
>[0];
writeFileSync(
  FILE,
  `import type { AnswerShapes } from './fitsAnswer.ts';

/** Shapes of answers by call; written by \`npm run openapi\` from the contract. */
export const ANSWER_SHAPES: AnswerShapes = ${JSON.stringify(toAnswerShapes(contract))};
`,
);
