import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Imports between the files of a package; data (JSON) is no module of its own. */
const OWN_MODULE = /^\.\.?\/.*\.tsx?$/;

/**
 * How a package is published: one file for each module of its sources, named and placed as there. A bundler keeps a
 * module in one piece, so what is bundled into one file is loaded at once by whoever needs a line of it; of single
 * modules a host's bundler takes what its page uses, and leaves to later what is imported later.
 *
 * `doors` are the modules that the manifest exports, from the package's folder, where tsup runs; those of `client` are
 * for browsers and declare that to a server that renders components by itself.
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
      // Declarations are only put together here: the compiler need not read the library and all imports for each.
      compilerOptions: { noLib: true, noResolve: true, types: [] },
    },
    esbuildPlugins: [nameBuiltModules, nameStyles, ...(doors.includes(ICON_DOOR) ? [] : [shareIcon])],
    plugins: [markClient(client.map(nameOf))],
    // The icons that are used, in files of our own: whoever installs the widget is spared all the others.
    noExternal: [/^lucide-react/],
    // Cyrillic as it is written: escaped it would take twice the room.
    esbuildOptions: (options) => {
      options.charset = 'utf8';
    },
    // The files are readable as they are, module by module; maps would double them and name the place they were built
    // at.
    sourcemap: false,
    clean: true,
    splitting: true,
    target: 'es2022',
  };
}

/** Lists the modules that the entry points reach, at once or later. */
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

/** Leaves an import of a module of the package as it is, but for the name its file has once it is built. */
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

/** Leaves the drawing of an icon to the kit, which a page has once; the icon's own lines come along. */
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

/** Begins an entry point with the directive by which React's servers know that it is for the browser. */
function markClient(names: readonly string[]): NonNullable<Options['plugins']>[number] {
  return {
    name: 'mark-client',
    // Last of all: what makes CommonJS of a module writes a line of its own first, and behind that one it would be no
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
 * Gives each styled component its id. Otherwise styled-components counts them as they come, which a server and a
 * bundled page do in different orders: the page then misses the style sheet it was rendered with.
 */
const nameStyles: Plugin = {
  name: 'name-styles',
  setup: (builder) => {
    builder.onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      const place = path.relative(path.join(import.meta.dirname, '../../packages'), file);
      const contents = (await readFile(file, 'utf8')).replaceAll(
        STYLED,
        (start, name: string) => `${start}.withConfig({ componentId: '${hashOf(`${place}:${name}`)}' })`,
      );
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** Six letters and digits, the first a letter, as the name of a class begins. */
function hashOf(text: string): string {
  const bits = createHash('sha256').update(text).digest().readUIntBE(0, 6);
  return `e${bits.toString(36).padStart(6, '0').slice(-5)}`;
}
