import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { DEPLOYED } from './deployed.ts';

const SOURCE = path.resolve(import.meta.dirname, '../../src/start/main.ts');

/** Finds the program as it is deployed; in a run of tests its bundle, see `scripts/builds/bundleServer.ts`. */
export function findMain(): string {
  const { EECS_SERVER_BUNDLE } = process.env;
  return EECS_SERVER_BUNDLE ? path.join(EECS_SERVER_BUNDLE, 'main.mjs') : SOURCE;
}

/** Flags of Node that a run of tests adds. */
function readFlags(): readonly string[] {
  return process.env['EECS_SERVER_FLAGS']?.split(' ') ?? [];
}

/** The server as a process of its own. */
export interface ServerProcess {
  readonly process: ChildProcess;
  /** Everything it printed so far. */
  readonly output: () => string;
  /** False once it ended by itself or was ended by a signal. */
  readonly isAlive: () => boolean;
  /** Waits for the line with the addresses; rejects with what was printed if the process ends before. */
  readonly ready: () => Promise<{ address: string; opsAddress: string }>;
  /** Waits for the end. */
  readonly ended: () => Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/**
 * Environment variables that a server inherits: Node's compile cache, for a quick start, and the settings of a test
 * run. A production server hashes passwords as in production: with less memory it does not start.
 */
const INHERITED = ['NODE_COMPILE_CACHE', 'WARM_UP', 'HASH_MEMORY', 'NICENESS'];

/**
 * Starts the server, or a script that starts it, with free ports and only the given environment.
 * @param flags Flags of Node beyond those of a deployed server.
 */
export function startProcess(
  env: Readonly<Record<string, string>>,
  script: string = findMain(),
  flags: readonly string[] = readFlags(),
): ServerProcess {
  const child = spawn(process.execPath, [...DEPLOYED.flags, ...flags, script], {
    env: {
      PATH: process.env['PATH'] ?? '',
      ...Object.fromEntries(INHERITED.map((name) => [name, process.env[name]])),
      ...(env['NODE_ENV'] === 'production' && { HASH_MEMORY: '' }),
      ...DEPLOYED.env,
      PORT: '0',
      OPS_PORT: '0',
      SITE_DIR: '/nonexistent',
      GATING: 'on',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // If the process that started the server ends, by a signal or a failure, the server ends too.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  let text = '';
  const end = once(child, 'exit');
  // For a process that was killed, Node gives no exit code, only the signal.
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return {
    process: child,
    output: () => text,
    isAlive,
    async ready() {
      for (;;) {
        const found = /Ready at (\S+) \(operations: (\S+)\)/.exec(text);
        if (found !== null) return { address: found[1] ?? '', opsAddress: found[2] ?? '' };
        if (!isAlive()) throw new Error(`server ended (${child.exitCode ?? child.signalCode}): ${text}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async ended() {
      await end;
      return { code: child.exitCode, signal: child.signalCode };
    },
  };
}
