import path from 'node:path';
import type { Surroundings } from './command.ts';

/**
 * Finds a file from the folder in which whoever called stands: npm runs scripts in
 * that of the project, and names the other one.
 */
export function resolveFile(file: string, { env }: Pick<Surroundings, 'env'>): string {
  return path.resolve(env['INIT_CWD'] ?? '', file);
}
