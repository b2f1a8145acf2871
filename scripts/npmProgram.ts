import path from 'node:path';

/** A program and its first arguments. */
export type NpmProgram = readonly [file: string, ...first: string[]];

/** Returns the npm that started this run, or the npx next to it; otherwise those in PATH. */
export function npmProgram(name: 'npm' | 'npx'): NpmProgram {
  const own = process.env['npm_execpath'];
  if (own === undefined || path.basename(own) !== 'npm-cli.js') return [name];
  return [process.execPath, path.join(path.dirname(own), `${name}-cli.js`)];
}

/** Returns whether a program can only be started by a shell: npm in PATH is a script on Windows. */
export const needsShell = (program: NpmProgram): boolean =>
  process.platform === 'win32' && program.length === 1;

/**
 * Returns an environment without npm's variables, because with them npm would treat any folder as part of this
 * checkout.
 */
export function strangersEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^(npm_|init_cwd$)/i.test(key)));
}
