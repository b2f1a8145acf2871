import { startServer } from '../../../src/start/server.ts';

// The server as `start/main.ts` starts it, which copies its embedded database all the time.
const { address, opsAddress } = await startServer({
  env: process.env,
  log: (line) => process.stdout.write(`${line}\n`),
  copyEveryMs: 500,
});
process.stdout.write(`Ready at ${address} (operations: ${opsAddress})\n`);
