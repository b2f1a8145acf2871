// `npm start`: builds the site if its sources changed, then serves site and API from this one process, so that ending
// it ends everything. Storybook is built after that; `STORYBOOK=no` omits it.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as ServerModule from '../server/src/start/server.ts';
import { bundleForStart } from './builds/bundleServer.ts';
import { buildSite } from './site/buildSite.ts';
import { buildStorybook } from './site/buildStorybook.ts';

const begin = performance.now();
const log = (line: string) => console.log(`${line} …`);

// Loaded from a bundle: from the sources a start would open thousands of files, and each of its threads hundreds.
const server = pathToFileURL(path.join(await bundleForStart(), 'server.mjs')).href;
const { startServer, StartError } = (await import(server)) as typeof ServerModule;

try {
  log('Building the site');
  await buildSite();
  const { address, opsAddress } = await startServer({ env: process.env, log, isTiedToParent: true });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(
    `EECS is ready after ${seconds} s: ${address}  (operations: ${opsAddress}/readyz). Ctrl-C ends it.`,
  );
  // A folder set by the user is not built here.
  if (process.env['STORYBOOK'] !== 'no' && !process.env['STORYBOOK_DIR']) {
    const code = await buildStorybook({ isSlow: true });
    console.log(code === 0 ? `The components: ${address}/storybook` : 'Storybook could not be built.');
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
