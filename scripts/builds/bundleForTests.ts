import { bundleServer } from './bundleServer.ts';

/** Runs before tests that start servers: they, and their child processes, read it from the environment. */
export async function setup(): Promise<void> {
  process.env['EECS_SERVER_BUNDLE'] = await bundleServer();
}
