import { startServer } from '../../../src/start/server.ts';

// The server as `start/main.ts` starts it, whose threads never end with some documents.
const { address, opsAddress } = await startServer({
  env: process.env,
  log: (line) => process.stdout.write(`${line}\n`),
  solveWorker: new URL('./endlessWorker.ts', import.meta.url),
});
process.stdout.write(`Ready at ${address} (operations: ${opsAddress})\n`);
