import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { program } from '../../../../scripts/runNode.ts';
import { installApp } from './installApp.ts';

const run = promisify(execFile);
const APP = path.join(import.meta.dirname, '..', 'app');

export interface GuestOptions {
  /**
   * The folder of the application: outside this repository, because below it Node and bundlers would find packages that
   * were not installed.
   */
  readonly folder: string;
  /** URL of the registry with the packages. */
  readonly registry: string;
  /**
   * Version of React that replaces the one in a copy of an application. @default a new application, with the newest
   * version of the registry
   */
  readonly react?: string;
}

/**
 * Creates a third-party application: the packages listed in the README are installed by name, and pages are built with
 * Vite. With Vue there is one page in Vue too. The folder then contains `dist` and `node_modules`.
 */
export async function buildGuest({ folder, registry, react }: GuestOptions): Promise<void> {
  const isNew = react === undefined;
  await installApp(folder, {
    registry,
    packages: isNew ? await listInstalled() : [`react@${react}`, `react-dom@${react}`],
  });
  await cp(APP, folder, { recursive: true });
  await writeFile(path.join(folder, 'vite.config.mjs'), isNew ? WITH_VUE : QUICK);
  await run(process.execPath, [program('vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** Lists the packages that the README installs, the truss editor, and Vue. */
async function listInstalled(): Promise<readonly string[]> {
  const command = await readFile(path.join(APP, 'examples/install.sh'), 'utf8');
  return [...command.trim().split(' ').slice(2), '@eecs/ui-truss', 'vue'];
}

/** The copy only tests React, so it is not minified; the new application is as small as Vite makes it. */
const QUICK = 'export default { build: { minify: false } };\n';

/** The elements are not Vue components: a page declares that once. */
const WITH_VUE = `import vue from '${pathToFileURL(program('@vitejs/plugin-vue/dist/index.mjs')).href}';
export default {
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('eecs-') } } })],
  build: { rolldownOptions: { input: ['index.html', 'vue.html'] } },
};
`;
