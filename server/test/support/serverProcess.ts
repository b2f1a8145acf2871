import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { DEPLOYED } from './deployed.ts';

const SOURCE = path.resolve(import.meta.dirname, '../../src/start/main.ts');

/**
 * Returns the server's entry file as deployed; in a test run that is its bundle, see `scripts/builds/bundleServer.ts`.
 */
export function findMain(): string {
  const { EECS_SERVER_BUNDLE } = process.env;
  return EECS_SERVER_BUNDLE ? path.join(EECS_SERVER_BUNDLE, 'main.mjs') : SOURCE;
}

/** Returns the flags of Node that a test run adds. */
function readFlags(): readonly string[] {
  return process.env['EECS_SERVER_FLAGS']?.split(' ') ?? [];
}

/** A server in its own process. */
export interface ServerProcess {
  readonly process: ChildProcess;
  /** Everything it has printed so far. */
  readonly output: () => string;
  /** False after it ended by itself or by a signal. */
  readonly isAlive: () => boolean;
  /** Waits for the line with the addresses; rejects with the output if the process ends before. */
  readonly ready: () => Promise<{ address: string; opsAddress: string }>;
  /** Waits for the end. */
  readonly ended: () => Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/**
 * Environment variables that a server inherits: Node's compile cache, for a quick start, and the settings of a test
 * run. A production server does not start with less memory for password hashes than in production.
 */
const INHERITED = ['NODE_COMPILE_CACHE', 'WARM_UP', 'HASH_MEMORY', 'NICENESS'];

/**
 * Starts the server, or a script that starts it, on free ports and with only the given environment.
 * @param flags Additional flags of Node.
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
  // For a killed process, Node reports no exit code, only the signal.
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
