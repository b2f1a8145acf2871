import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

test.each(['ui-beam', 'ui-truss', 'ui-frame'])(
  '%s/data needs no React: servers and server components import it',
  async (name) => {
    const { metafile } = await build({
      entryPoints: [path.join(ROOT, 'packages', name, 'src/data.ts')],
      bundle: true,
      splitting: true,
      format: 'esm',
      outdir: 'dist',
      packages: 'external',
      write: false,
      metafile: true,
      logLevel: 'error',
    });
    const imported = Object.values(metafile.inputs).flatMap(({ imports }) => imports.map((one) => one.path));
    expect(Object.keys(metafile.inputs).filter((file) => file.endsWith('.tsx'))).toEqual([]);
    expect(imported.filter((one) => /^(react|react-dom|styled-components|jotai)(\/|$)/.test(one))).toEqual(
      [],
    );
  },
);
