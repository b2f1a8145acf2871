import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const DATABASE = path.resolve(import.meta.dirname, '../../../node_modules/@electric-sql/pglite/package.json');

/** External packages change only with the lock file; of those, only the database's own version matters. */
const leaveOutOthers: Plugin = {
  name: 'leave-out-others',
  setup: (builder) => {
    builder.onResolve({ filter: /^[^./]/ }, ({ path: imported, kind }) =>
      kind === 'entry-point' || imported.startsWith('@eecs/')
        ? undefined
        : { path: imported, external: true },
    );
  },
};

/**
 * Returns a hash of everything that determines a template: the sources that a script imports, migrations, seeds, and
 * the database itself.
 */
export async function hashTemplate(script: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [script],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    conditions: ['@eecs/source'],
    plugins: [leaveOutOthers],
    logLevel: 'error',
  });
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  return hash
    .update(await readFile(DATABASE))
    .digest('hex')
    .slice(0, 16);
}
