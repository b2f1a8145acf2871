import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * Runs a JavaScript program of node_modules with this Node, with inherited output, and resolves with its exit code.
 * `isSlow`: with lowest priority. `env` is added to the environment. The program ends with this process.
 */
export function runNode(
  args: readonly string[],
  options: { cwd?: string; quiet?: boolean; isSlow?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env },
      stdio: options.quiet ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'inherit', 'inherit'],
    });
    const end = (): boolean => child.kill();
    process.once('exit', end);
    if (options.isSlow === true && child.pid !== undefined)
      os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('exit', end);
      resolve(code ?? 1);
    });
  });
}

/** Returns the path of a program in node_modules. */
export const program = (place: string): string => path.join(ROOT, 'node_modules', place);
