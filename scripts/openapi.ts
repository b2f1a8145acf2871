// `npm run openapi`: the contract written from the server's route schemas, and the site's client types from the
// contract.
import { program, runNode } from './runNode.ts';

const CONTRACT = 'server/openapi.json';
const TYPES = 'site/src/ports/api.d.ts';
const steps = [
  ['--conditions=@eecs/source', 'server/scripts/writeOpenapi.ts'],
  [program('openapi-typescript/bin/cli.js'), CONTRACT, '--output', TYPES],
  [program('prettier/bin/prettier.cjs'), '--write', TYPES],
];
for (const step of steps) {
  const code = await runNode(step);
  if (code !== 0) process.exit(code);
}
