import path from 'node:path';
import type { Surroundings } from './command.ts';

/**
 * Resolves a file relative to the folder of the caller: npm runs scripts in the folder of the project and passes the
 * original one in the environment.
 */
export function resolveFile(file: string, { env }: Pick<Surroundings, 'env'>): string {
  return path.resolve(env['INIT_CWD'] ?? '', file);
}
