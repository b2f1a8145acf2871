import { startServer } from '../../../src/start/server.ts';

// The server of `start/main.ts`, whose threads never finish for certain documents.
const { address, opsAddress } = await startServer({
  env: process.env,
  log: (line) => process.stdout.write(`${line}\n`),
  solveWorker: new URL('./endlessWorker.ts', import.meta.url),
});
process.stdout.write(`Ready at ${address} (operations: ${opsAddress})\n`);
