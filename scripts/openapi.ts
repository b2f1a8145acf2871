// `npm run openapi`: writes the contract from the server's route schemas, and from the contract the site's client types
// and the shapes by which it checks answers.
import { program, runNode } from './runNode.ts';

const CONTRACT = 'server/openapi.json';
const TYPES = 'site/src/ports/api/api.d.ts';
const SHAPES = 'site/src/ports/api/answerShapes.ts';
const steps = [
  ['--conditions=@eecs/source', 'server/scripts/writeOpenapi.ts'],
  [program('openapi-typescript/bin/cli.js'), CONTRACT, '--output', TYPES],
  ['scripts/contract/writeAnswerShapes.ts'],
  [program('prettier/bin/prettier.cjs'), '--write', TYPES, SHAPES],
];
for (const step of steps) {
  const code = await runNode(step);
  if (code !== 0) process.exit(code);
}
