import { execFile, spawn } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { strangersEnvironment } from '../../../../scripts/npmProgram.ts';
import { installApp } from './installApp.ts';

const run = promisify(execFile);

/** The tested version; to try another one, change it here. */
const NEXT = '16.4.6';

export interface NextServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/**
 * Creates a Next application in an empty folder, from packages installed by name, builds it for production and serves
 * it.
 */
export async function serveNext(folder: string, registry: string): Promise<NextServer> {
  const packages = [
    '@eecs/ui-beam',
    '@eecs/ui-kit',
    '@eecs/solver-core',
    'react',
    'react-dom',
    'styled-components',
  ];
  await installApp(folder, { registry, packages: [...packages, `next@${NEXT}`] });
  await cp(path.join(import.meta.dirname, '..', 'next'), folder, { recursive: true });
  const next = path.join(folder, 'node_modules/next/dist/bin/next');
  const env = {
    ...strangersEnvironment(),
    NODE_ENV: 'production' as const,
    NODE_OPTIONS: '',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  await run(process.execPath, [next, 'build'], { cwd: folder, env, maxBuffer: 64e6 });
  const port = await findPort();
  const server = spawn(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (said: Buffer) => String(said).includes('Ready') && resolve());
    server.once('exit', (code) => reject(new Error(`next start ended with ${code}`)));
  });
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve());
        server.kill();
      }),
  };
}

function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
