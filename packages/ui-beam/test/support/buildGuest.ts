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
  /** Where it is made: outside this repository, for below it Node and bundlers would find what nobody installed. */
  readonly folder: string;
  /** Address of the registry that has the packages. */
  readonly registry: string;
  /**
   * Version of React that takes the place of the one in a copy of an application. @default a new application, with the
   * newest that the registry has
   */
  readonly react?: string;
}

/**
 * Makes a stranger's application: what the README lists is installed by name, and pages are built with Vite. With Vue
 * there is one page in Vue too. The folder holds `dist` and `node_modules` then.
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

/** The packages that the README installs, the truss editor beside them, and Vue. */
async function listInstalled(): Promise<readonly string[]> {
  const command = await readFile(path.join(APP, 'examples/install.sh'), 'utf8');
  return [...command.trim().split(' ').slice(2), '@eecs/ui-truss', 'vue'];
}

/** The copy answers for React alone: the new application is as small as Vite makes it. */
const QUICK = 'export default { build: { minify: false } };\n';

/** The elements are no components of Vue: a page declares that once. */
const WITH_VUE = `import vue from '${pathToFileURL(program('@vitejs/plugin-vue/dist/index.mjs')).href}';
export default {
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('eecs-') } } })],
  build: { rolldownOptions: { input: ['index.html', 'vue.html'] } },
};
`;
