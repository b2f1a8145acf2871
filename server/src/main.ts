import { StartError, startServer } from './server.ts';

// The server as a process of its own; `npm start` builds the site first and then starts the same function.
try {
  const { address, opsAddress } = await startServer({
    env: process.env,
    log: (line) => console.log(line),
    isTiedToParent: process.env['TIED_TO_PARENT'] === 'on',
  });
  console.log(`Ready at ${address} (operations: ${opsAddress})`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
