import path from 'node:path';

/** A program and the words that come before its arguments. */
export type NpmProgram = readonly [file: string, ...first: string[]];

/** Returns the npm that started this run, or the npx beside it; without one, those of the PATH. */
export function npmProgram(name: 'npm' | 'npx'): NpmProgram {
  const own = process.env['npm_execpath'];
  if (own === undefined || path.basename(own) !== 'npm-cli.js') return [name];
  return [process.execPath, path.join(path.dirname(own), `${name}-cli.js`)];
}

/** Returns whether a program can be started by a shell alone: npm of a PATH is a script on Windows. */
export const needsShell = (program: NpmProgram): boolean =>
  process.platform === 'win32' && program.length === 1;

/** Returns an environment without what npm tells its scripts, for npm would take any folder for a part of this checkout. */
export function strangersEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^(npm_|init_cwd$)/i.test(key)));
}
