import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * Runs a JavaScript program of node_modules with this Node and resolves with its exit code; its output is ours.
 * `isSlow`: everything else on the machine comes first. `env` adds to our environment. It ends with us.
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

/** The path of a program below node_modules. */
export const program = (place: string): string => path.join(ROOT, 'node_modules', place);
