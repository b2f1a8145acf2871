import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { RefusedError } from '../refusedError.ts';

/**
 * Runs `pg_dump` or `pg_restore` on a database, with the given PostgreSQL settings for its session. The password goes
 * through the environment, because arguments can be read by everybody on the machine. Rejects with a RefusedError that
 * quotes the last line the program wrote.
 */
export async function runPostgresTool(
  program: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const child = spawn(program, [`--dbname=${url.href}`, '--no-password', ...args], {
    env: {
      ...process.env,
      ...(password !== '' && { PGPASSWORD: password }),
      ...(options.length > 0 && { PGOPTIONS: [process.env['PGOPTIONS'] ?? '', ...options].join(' ').trim() }),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    output = (output + chunk).slice(-4000);
  });
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    if (code === 0) return;
  } catch (error) {
    throw new RefusedError(`${program} cannot be run; are PostgreSQL's client tools in PATH?`, {
      cause: error,
    });
  }
  throw new RefusedError(output.trim().split('\n').at(-1) || `${program} failed`);
}
