import path from 'node:path';
import { build } from 'rolldown';
import { ROOT } from '../runNode.ts';

/** Packages that every page with a widget has already. */
export const REACT: readonly string[] = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];

/** A script that a page loads at once, with the code that each module adds to it. */
export interface EagerScript {
  readonly code: Buffer;
  readonly modules: ReadonlyMap<string, string>;
}

/**
 * Returns the script of a page that uses a widget. It exports nothing, as in a real page: an entry that must keep its
 * exports separate from its code would be split into dozens of small chunks, each compressed separately.
 */
export function pageWith(widget: string, name: string): string {
  return `import { ${widget} } from '${name}'; globalThis.use(${widget});`;
}

/**
 * Bundles a page as Vite does and lists the scripts that it loads at once, without parts that are imported later.
 * `root` is the tree whose packages are used; with `isSource` their sources are bundled.
 */
export async function bundlePage(
  contents: string,
  {
    external = [],
    root = ROOT,
    isSource = false,
  }: { readonly external?: readonly string[]; readonly root?: string; readonly isSource?: boolean } = {},
): Promise<EagerScript[]> {
  const entry = path.join(root, 'site/budget-entry.ts');
  const { output } = await build({
    input: entry,
    cwd: root,
    write: false,
    logLevel: 'silent',
    external: [...external],
    plugins: [
      {
        name: 'budget-entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? contents : null),
      },
    ],
    resolve: {
      conditionNames: [
        ...(isSource ? ['@eecs/source'] : []),
        'module',
        'browser',
        'production',
        'import',
        'default',
      ],
    },
    transform: { jsx: 'react-jsx', define: { 'process.env.NODE_ENV': '"production"' } },
    output: { format: 'esm', minify: true },
  });
  const chunks = new Map(
    output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])),
  );
  const eager = new Set(
    output.flatMap((chunk) => (chunk.type === 'chunk' && chunk.isEntry ? [chunk.fileName] : [])),
  );
  for (const name of eager) {
    for (const imported of chunks.get(name)?.imports ?? []) if (chunks.has(imported)) eager.add(imported);
  }
  return [...eager].map((name) => {
    const chunk = chunks.get(name);
    return {
      code: Buffer.from(chunk?.code ?? ''),
      modules: new Map(
        Object.entries(chunk?.modules ?? {}).map(([id, { code }]) => [path.relative(root, id), code ?? '']),
      ),
    };
  });
}
