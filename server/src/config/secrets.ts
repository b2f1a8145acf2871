import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../text/errorCode.ts';
import type { Config } from './config.ts';
import { closeToOthers } from './privateFolder.ts';
import { StartError, toStartError } from './startError.ts';

/** Secrets that must survive a restart of the server. */
export interface Secrets {
  /** Key of sessions and of all signatures, at least 32 characters. */
  readonly session: string;
}

/**
 * Finds the secrets: first in the environment, then in the file in the data folder. The file is created once, readable
 * only by its owner, and only with the embedded database: several servers on one PostgreSQL must share their secrets,
 * and production must not depend on a file that was created silently.
 */
export async function loadSecrets(config: Config): Promise<Secrets> {
  if (config.sessionSecret !== null) return { session: config.sessionSecret };
  const file = path.join(config.dataDir, 'secrets.json');
  const isEmbedded = config.databaseUrl === null;
  const found = isEmbedded ? await readSecrets(file) : null;
  if (found !== null) return found;
  if (!isEmbedded || config.isProduction) {
    const why = isEmbedded ? 'in production' : 'with DATABASE_URL';
    throw new StartError(`SESSION_SECRET is missing: ${why} it must be set (32 characters or more)`);
  }
  const secrets: Secrets = { session: randomBytes(32).toString('hex') };
  try {
    await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw toStartError(`Cannot write ${file}`, error);
  }
  return secrets;
}

async function readSecrets(file: string): Promise<Secrets | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
    // A restored file may be readable by everyone.
    await closeToOthers(file, 0o600);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw toStartError(`Cannot read ${file}`, error);
  }
  return parseSecrets(text, file);
}

function parseSecrets(text: string, file: string): Secrets {
  try {
    const value: unknown = JSON.parse(text);
    if (value !== null && typeof value === 'object' && 'session' in value) {
      const { session } = value;
      if (typeof session === 'string' && session.length >= 32) return { session };
    }
  } catch {
    // Reported below: to the operator, a file that is not JSON is the same as one without the key.
  }
  throw new StartError(`${file} holds no usable secrets; restore it, or delete it to make new ones`);
}
