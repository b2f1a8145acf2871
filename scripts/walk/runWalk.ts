import { spawn } from 'node:child_process';
import type { Step } from './readWalk.ts';

export interface WalkOptions {
  /** Address of the API, `/api` included. */
  readonly server: string;
  /** The file that mails are written to. */
  readonly outbox: string;
}

/**
 * Runs steps in one shell, like a person who follows the page, and returns the output of each. Rejects at the first
 * command that fails.
 */
export async function runWalk(
  steps: readonly Step[],
  { server, outbox }: WalkOptions,
): Promise<readonly string[]> {
  const script = steps.map(({ commands }) => `${commands}printf '${MARK}'`).join('\n');
  const shell = spawn('bash', ['-euo', 'pipefail', '-c', script], {
    env: { PATH: process.env['PATH'], EECS_SERVER: server, EECS_OUTBOX: outbox },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [printed, complaints] = ['', ''];
  shell.stdout.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk));
  shell.stderr.setEncoding('utf8').on('data', (chunk: string) => (complaints += chunk));
  const code = await new Promise<number | null>((resolve) => shell.once('close', resolve));
  const parts = printed.split(MARK);
  const rest = parts.pop();
  if (code !== 0)
    throw new Error(
      `the commands at line ${steps[parts.length]?.line} of docs/api.md ended with ${code}: ${rest}${complaints}`,
    );
  return parts;
}

/** Separates the outputs of steps. */
const MARK = '\u0001';
