import path from 'node:path';
import '@fastify/swagger';
import { format, resolveConfig } from 'prettier';
import { createPasswordHasher } from '../src/accounts/passwordHash.ts';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import { connectDatabase } from '../src/db/connect.ts';
import { createLogger } from '../src/start/logger.ts';

export const OPENAPI_FILE = path.resolve(import.meta.dirname, '../openapi.json');

/** Builds the application without starting it and renders the description of its routes. */
export async function renderOpenapi(): Promise<string> {
  const logger = createLogger('silent');
  const app = await buildApp({
    config: readConfig({}),
    // Nothing connects: no route is called.
    db: connectDatabase('postgresql://localhost/none', logger),
    solver: { solve: () => Promise.reject(new Error('not started')), close: () => Promise.resolve() },
    logger,
    createRandomId: () => 'none',
    clock: () => 0,
    secrets: { session: 'none' },
    hasher: createPasswordHasher(),
  });
  await app.ready();
  const text = JSON.stringify(app.swagger());
  await app.close();
  return format(text, { ...(await resolveConfig(OPENAPI_FILE)), filepath: OPENAPI_FILE });
}
