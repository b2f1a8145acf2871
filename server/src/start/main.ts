import { StartError, startServer } from './server.ts';

// Starts the server as its own process; `npm start` builds the site first and then calls the same function.
try {
  const { address, opsAddress } = await startServer({
    env: process.env,
    log: (line) => print(line),
    isTiedToParent: process.env['TIED_TO_PARENT'] === 'on',
  });
  // In production the logger reports the address.
  if (process.env['NODE_ENV'] !== 'production') print(`Ready at ${address} (operations: ${opsAddress})`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
