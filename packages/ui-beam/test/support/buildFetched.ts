import { execFile } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { program } from '../../../../scripts/runNode.ts';
import { installApp } from './installApp.ts';

const run = promisify(execFile);

/** The tested versions; to try others, change them here. */
const VERSIONS = ['svelte@5.57.3', 'jsdom@31.0.1'];

/**
 * Builds an application of hosts that are not installed here: a page in Svelte, built with Vite, and a test under
 * jsdom.
 */
export async function buildFetched(folder: string, registry: string): Promise<void> {
  const own = ['ui-beam', 'ui-truss', 'ui-kit', 'solver-core'].map((name) => `@eecs/${name}`);
  const packages = [...own, 'react', 'react-dom', 'styled-components', ...VERSIONS, PLUGIN];
  await installApp(folder, { registry, packages: [...packages, 'vite'] });
  await cp(path.join(import.meta.dirname, '..', 'fetched', 'svelte'), folder, { recursive: true });
  await cp(path.join(import.meta.dirname, '..', 'fetched', 'jsdom.mjs'), path.join(folder, 'jsdom.mjs'));
  await writeFile(path.join(folder, 'vite.config.mjs'), CONFIG);
  await run(process.execPath, [program('vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

const PLUGIN = '@sveltejs/vite-plugin-svelte';

const CONFIG = `import { svelte } from '${PLUGIN}';
export default { plugins: [svelte()] };
`;

/** The result of a test under jsdom. */
export interface UnderJsdom {
  /** Messages of the console and of jsdom. */
  readonly said: readonly string[];
  readonly M: { readonly x: number; readonly value: number };
  readonly text: string;
  readonly isDrawn: boolean;
  readonly level: string;
  readonly left: number;
}

/** Runs the test under jsdom in a separate Node process. */
export async function runUnderJsdom(folder: string): Promise<UnderJsdom> {
  const { stdout } = await run(process.execPath, [path.join(folder, 'jsdom.mjs')], {
    env: { ...process.env, NODE_ENV: 'development', NODE_OPTIONS: '' },
    maxBuffer: 64e6,
  });
  return JSON.parse(stdout) as UnderJsdom;
}
