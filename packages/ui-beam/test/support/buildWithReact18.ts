import { cp, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { startRegistry } from '../../../../scripts/registry/localRegistry.ts';
import { buildGuest } from './buildGuest.ts';

/** The last React before 19: it warns of the changes in 19, and is used by pages that cannot upgrade yet. */
export const REACT_18 = '18.3.1';

/** Messages of npm if it cannot reach its registry. */
const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTCACHED|ENETUNREACH/;

/**
 * Builds a copy of the application in `app` with React 18 in place of the newest; npm refuses it unless the packages
 * published in the folder `store` declare that they work with it. That React comes from npm's cache or its registry; if
 * neither has it, the answer is null.
 */
export async function buildWithReact18(store: string, app: string): Promise<string | null> {
  const folder = await mkdtemp(`${store}-react18-`);
  const elsewhere = ['react', 'react-dom', 'scheduler', 'loose-envify', 'js-tokens'];
  const registry = await startRegistry({ folder: store, elsewhere });
  try {
    for (const part of ['package.json', 'package-lock.json', 'node_modules'])
      await cp(path.join(app, part), path.join(folder, part), { recursive: true, verbatimSymlinks: true });
    await buildGuest({ folder, registry: registry.address, react: REACT_18 });
    return folder;
  } catch (error) {
    if (NO_NETWORK.test(String((error as { readonly stderr?: string }).stderr))) return null;
    throw error;
  } finally {
    await registry.close();
  }
}
