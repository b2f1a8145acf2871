// `npm start`: builds the site if its sources changed, then serves site and API from this one process, so
// that ending it ends everything.
import { startServer, StartError } from '../server/src/start/server.ts';
import { buildSite } from './site/buildSite.ts';

const begin = performance.now();
const log = (line: string) => console.log(`${line} …`);

try {
  log('Building the site');
  await buildSite();
  const { address, opsAddress } = await startServer({ env: process.env, log, isTiedToParent: true });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(
    `EECS is ready after ${seconds} s: ${address}  (operations: ${opsAddress}/readyz). Ctrl-C ends it.`,
  );
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
