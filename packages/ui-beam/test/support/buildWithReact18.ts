import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { program } from '../../../../scripts/runNode.ts';

const run = promisify(execFile);

/** The last React before 19: it has warned of what 19 does otherwise, and is what pages stay on that cannot go further yet. */
const REACT = '18.3.1';

/**
 * Builds the application of `folder`, where the packed packages are installed, once more with React 18. That React comes from npm's cache or the
 * registry; without either there is none to try, and the answer is null.
 */
export async function buildWithReact18(folder: string): Promise<string | null> {
  const copy = await mkdtemp(`${folder}-react18-`);
  const own = path.join(copy, 'react18');
  await mkdir(own);
  const wanted = ['react', 'react-dom'].map((name) => `${name}@${REACT}`);
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock', '--prefix', own];
  try {
    await run('npm', ['install', ...flags, ...wanted], { cwd: own, shell: process.platform === 'win32' });
  } catch {
    await rm(copy, { recursive: true, force: true });
    return null;
  }
  for (const name of ['node_modules', 'index.html', 'main.tsx', 'examples'])
    await cp(path.join(folder, name), path.join(copy, name), { recursive: true, verbatimSymlinks: true });
  for (const name of ['react', 'react-dom', 'scheduler']) {
    const place = path.join(copy, 'node_modules', name);
    await rm(place, { recursive: true, force: true });
    await rename(path.join(own, 'node_modules', name), place);
  }
  // What else is installed is linked from elsewhere, and would bring the React that is installed there.
  const config = { resolve: { dedupe: ['react', 'react-dom', 'scheduler', 'loose-envify'] } };
  await writeFile(path.join(copy, 'vite.config.mjs'), `export default ${JSON.stringify(config)};\n`);
  await run(process.execPath, [program('vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return copy;
}
