import { spawn } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

/** Runs a JavaScript program of node_modules with this Node and resolves with its exit code; its output is ours. */
export function runNode(
  args: readonly string[],
  options: { cwd?: string; quiet?: boolean } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: options.cwd ?? ROOT,
      stdio: options.quiet ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** The path of a program below node_modules. */
export const program = (place: string): string => path.join(ROOT, 'node_modules', place);
