import { bundleServer } from './bundleServer.ts';

/** Before tests that start servers: these, and what they start, take it from the environment. */
export async function setup(): Promise<void> {
  process.env['EECS_SERVER_BUNDLE'] = await bundleServer();
}
