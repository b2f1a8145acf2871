import { startServer } from '../../../src/start/server.ts';

// The server of `start/main.ts`, which copies its embedded database continuously.
const { address, opsAddress } = await startServer({
  env: process.env,
  log: (line) => process.stdout.write(`${line}\n`),
  copyEveryMs: 500,
});
process.stdout.write(`Ready at ${address} (operations: ${opsAddress})\n`);
