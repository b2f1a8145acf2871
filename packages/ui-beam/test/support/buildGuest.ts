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
  /** Version of React. @default the newest the registry has */
  readonly react?: string;
}

/**
 * Makes a stranger's application: what the README says is installed by name, and pages are built with Vite. With Vue
 * there is one page in Vue too. The folder holds `dist` and `node_modules` then.
 */
export async function buildGuest({ folder, registry, react }: GuestOptions): Promise<void> {
  const hasVue = react === undefined;
  await installApp(folder, {
    registry,
    packages: [...(await listInstalled(react)), ...(hasVue ? ['vue'] : [])],
  });
  await cp(APP, folder, { recursive: true });
  await writeFile(path.join(folder, 'vite.config.mjs'), hasVue ? WITH_VUE : 'export default {};\n');
  await run(process.execPath, [program('vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** The packages that the README installs, and the truss editor beside them. */
async function listInstalled(react: string | undefined): Promise<readonly string[]> {
  const command = await readFile(path.join(APP, 'examples/install.sh'), 'utf8');
  const named = [...command.trim().split(' ').slice(2), '@eecs/ui-truss'];
  return named.map((name) =>
    react !== undefined && /^react(-dom)?$/.test(name) ? `${name}@${react}` : name,
  );
}

/** The elements are no components of Vue: a page says so once. */
const WITH_VUE = `import vue from '${pathToFileURL(program('@vitejs/plugin-vue/dist/index.mjs')).href}';
export default {
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('eecs-') } } })],
  build: { rolldownOptions: { input: ['index.html', 'vue.html'] } },
};
`;
