import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import type { Options } from 'tsup';
import { dropStyleComments } from './styleComments.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Imports between the files of a package; data files (JSON) are not modules. */
const OWN_MODULE = /^\.\.?\/.*\.tsx?$/;

/**
 * Returns how a package is published: one file for each module of its sources, in the same folder structure. A bundler
 * never splits a module, so a package bundled into one file would be loaded completely by any page that needs a line of
 * it; from separate modules a bundler takes what its page uses, and loads later what is imported later.
 *
 * `doors` are the modules that the manifest exports, relative to the package's folder, where tsup runs; those of
 * `client` are for browsers and declare that to a server that renders components.
 */
export async function keepModules(
  doors: readonly string[],
  { client = [] }: { readonly client?: readonly string[] } = {},
): Promise<Options> {
  return {
    entry: Object.fromEntries((await listModules(doors)).map((file) => [nameOf(file), file])),
    format: ['esm', 'cjs'],
    // The declarations come from the type check: generating them from the sources again took three quarters of a build.
    dts: {
      entry: Object.fromEntries(doors.map((file) => [nameOf(file), `dist-types/${nameOf(file)}.d.ts`])),
      // Declarations are only assembled here: the compiler need not read the library and all imports for each.
      compilerOptions: { noLib: true, noResolve: true, types: [] },
    },
    esbuildPlugins: [nameBuiltModules, nameStyles, ...(doors.includes(ICON_DOOR) ? [] : [shareIcon])],
    plugins: [markClient(client.map(nameOf))],
    // Bundles the used icons, so that users of the widget need not install all the others.
    noExternal: [/^lucide-react/],
    // Unescaped Cyrillic, which would otherwise take twice the space.
    esbuildOptions: (options) => {
      options.charset = 'utf8';
    },
    // The files are readable module by module; source maps would double their size and contain the path of the build.
    sourcemap: false,
    clean: true,
    splitting: true,
    target: 'es2022',
  };
}

/** Lists the modules that the entry points import, at once or later. */
async function listModules(doors: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [...doors],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'dist',
    packages: 'external',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs).filter((file) => /\.tsx?$/.test(file));
}

const nameOf = (file: string): string => path.posix.relative('src', file).replace(/\.tsx?$/, '');

/** Keeps imports between modules of the package, with the names of the built files. */
const nameBuiltModules: Plugin = {
  name: 'name-built-modules',
  setup: (builder) => {
    const extension = builder.initialOptions.outExtension?.['.js'] ?? '.js';
    builder.onResolve({ filter: OWN_MODULE }, ({ path: imported, kind }) =>
      kind === 'entry-point'
        ? undefined
        : { path: imported.replace(/\.tsx?$/, extension), external: true, sideEffects: false },
    );
  },
};

/** The entry point of the kit that draws icons. */
const ICON_DOOR = 'src/icon.ts';

/** Leaves the drawing of an icon to the kit, which a page loads once; only the icon's own paths are bundled. */
const shareIcon: Plugin = {
  name: 'share-icon',
  setup: (builder) => {
    builder.onResolve({ filter: /createLucideIcon/ }, () => ({
      path: '@eecs/ui-kit/icon',
      external: true,
      sideEffects: false,
    }));
  },
};

/** Begins an entry point with the directive that tells React's servers that it is for the browser. */
function markClient(names: readonly string[]): NonNullable<Options['plugins']>[number] {
  return {
    name: 'mark-client',
    // Runs last, because the conversion to CommonJS adds a first line of its own, after which this would not be a
    // directive.
    async buildEnd({ writtenFiles }) {
      const folder = path.resolve(this.options.outDir);
      for (const { name } of writtenFiles) {
        const file = path.resolve(name);
        const place = path.relative(folder, file).split(path.sep).join('/');
        if (!names.includes(place.replace(/\.c?js$/, ''))) continue;
        await writeFile(file, `'use client';\n${await readFile(file, 'utf8')}`);
      }
    },
  };
}

const STYLED = /const (\w+) = styled(?:\.\w+|\(\w+\))/g;

/**
 * Gives each styled component its id. Otherwise styled-components numbers them in the order of loading, which differs
 * between a server and a bundled page: the page would not match the style sheet it was rendered with. Comments in styles
 * are left out.
 */
const nameStyles: Plugin = {
  name: 'name-styles',
  setup: (builder) => {
    builder.onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      const place = path.relative(path.join(import.meta.dirname, '../../packages'), file);
      const contents = dropStyleComments(await readFile(file, 'utf8')).replaceAll(
        STYLED,
        (start, name: string) => `${start}.withConfig({ componentId: '${hashOf(`${place}:${name}`)}' })`,
      );
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** Six letters and digits, the first a letter, as a class name must begin. */
function hashOf(text: string): string {
  const bits = createHash('sha256').update(text).digest().readUIntBE(0, 6);
  return `e${bits.toString(36).padStart(6, '0').slice(-5)}`;
}
