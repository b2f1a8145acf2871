import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { toBroken } from './support/brokenPromise.ts';
import type { Finding } from './support/finding.ts';

// `npm run torture -- <name> [--option number …]`: stresses server and database and prints promises with the measured
// figures; `all` runs every torture in turn, each in its own process, and the drill with a hundred thousand tasks.

type Options = Readonly<Record<string, number>>;
type Torture = (options: Options) => Promise<readonly Finding[] | null>;

/** Every torture: its options and its module. */
const TORTURES: Readonly<Record<string, { readonly options: readonly string[]; load(): Promise<Torture> }>> =
  {
    kills: {
      options: ['kills', 'seed', 'writers'],
      load: async () => (await import('./kills.ts')).kills,
    },
    embedded: {
      options: ['kills', 'cuts', 'seed', 'writers'],
      load: async () => (await import('./embedded.ts')).embedded,
    },
    faults: {
      options: ['rounds'],
      load: async () => (await import('./faults.ts')).faults,
    },
    races: {
      options: ['rounds'],
      load: async () => (await import('./onCluster.ts')).racesOnCluster,
    },
    refreshes: {
      options: ['tabs', 'rounds', 'seed'],
      load: async () => (await import('./onCluster.ts')).refreshesOnCluster,
    },
    restart: {
      options: ['rounds', 'kills', 'clients'],
      load: async () => (await import('./restart.ts')).restart,
    },
    fuzz: { options: ['count', 'seed', 'within'], load: async () => (await import('./fuzz.ts')).fuzz },
    logins: { options: ['seconds'], load: async () => (await import('./logins.ts')).logins },
    hostile: { options: ['turns'], load: async () => (await import('./hostile.ts')).hostile },
    rates: { options: ['turns'], load: async () => (await import('./rates.ts')).rates },
    sockets: { options: ['idle', 'slow'], load: async () => (await import('./sockets.ts')).sockets },
    soak: { options: ['minutes'], load: async () => (await import('./soak.ts')).soak },
  };

function readOptions(names: readonly string[]): Options {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  });
  return Object.fromEntries(
    Object.entries(values).map(([name, text]) => {
      const value = Number(text);
      if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} must be a whole number`);
      return [name, value];
    }),
  );
}

function print(findings: readonly Finding[]): void {
  const width = Math.max(...findings.map(({ promise }) => promise.length));
  for (const { promise, figure, isKept } of findings) {
    const judged = isKept === null ? '' : isKept ? '  kept' : '  BROKEN';
    process.stdout.write(`${promise.padEnd(width)}  ${figure}${judged}\n`);
  }
}

/** Runs a program of the server, which prints its own output; returns its outcome. */
function runApart(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(
    process.execPath,
    ['--conditions=@eecs/source', path.join(import.meta.dirname, file), ...args],
    {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    },
  );
  process.once('exit', () => child.kill('SIGKILL'));
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

async function runAll(): Promise<number> {
  const ends: string[] = [];
  for (const name of Object.keys(TORTURES)) {
    process.stdout.write(`\n· ${name}\n`);
    if ((await runApart('run.ts', [name])) !== 0) ends.push(name);
  }
  process.stdout.write('\n· drill\n');
  const { startCluster } = await import('./support/cluster.ts');
  const cluster = await startCluster();
  const drill = ['drill', '--tasks', '100000'];
  const env = { DATABASE_URL: cluster?.url };
  if ((await runApart('../../src/operations/cli/main.ts', drill, env)) !== 0) ends.push('drill');
  await cluster?.stop();
  process.stdout.write(ends.length === 0 ? '\nEvery promise is kept\n' : `\nNot kept: ${ends.join(', ')}\n`);
  return ends.length === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  const name = process.argv[2] ?? '';
  if (name === 'all') return runAll();
  const torture = TORTURES[name];
  if (torture === undefined) {
    const usage = Object.entries(TORTURES).map(([each, { options }]) =>
      [`  ${each}`, ...options.map((option) => `[--${option} n]`)].join(' '),
    );
    process.stderr.write(`Say all, or one of:\n${usage.join('\n')}\n`);
    return 1;
  }
  const run = await torture.load();
  const findings = await run(readOptions(torture.options)).catch((error: unknown) => [toBroken(error)]);
  if (findings === null) {
    process.stderr.write('This needs PostgreSQL: no initdb in PATH or /usr/lib/postgresql\n');
    return 1;
  }
  print(findings);
  return findings.every(({ isKept }) => isKept !== false) ? 0 : 1;
}

// A signal exits the process, so that the exit handlers end everything that it started.
for (const [signal, number] of [['SIGINT', 2] as const, ['SIGTERM', 15] as const])
  process.once(signal, () => process.exit(128 + number));
process.exit(await main());
