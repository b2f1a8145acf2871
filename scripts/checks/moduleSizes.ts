// Prints what each module adds to the page of a widget, from the sources, largest first; with another tree, what
// differs from it: node --conditions=@eecs/source scripts/checks/moduleSizes.ts BeamEditor @eecs/ui-beam [the other
// tree]
import { gzipSync } from 'node:zlib';
import { minifySync } from 'rolldown/utils';
import { ROOT } from '../runNode.ts';
import { bundlePage, pageWith, REACT } from './bundlePage.ts';

const [widget = 'BeamEditor', name = '@eecs/ui-beam', otherRoot] = process.argv.slice(2);

interface Sizes {
  readonly total: number;
  readonly modules: ReadonlyMap<string, number>;
}

async function measure(root: string): Promise<Sizes> {
  const scripts = await bundlePage(pageWith(widget, name), { external: REACT, root, isSource: true });
  const modules = new Map(
    scripts.flatMap(({ modules: own }) =>
      [...own].map(([id, code]): [string, number] => [id, minifySync(`${id}.js`, code).code.length]),
    ),
  );
  return {
    total: scripts.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0),
    modules,
  };
}

const own = await measure(ROOT);
const other = otherRoot === undefined ? null : await measure(otherRoot);
const ids = new Set([...own.modules.keys(), ...(other?.modules.keys() ?? [])]);
const rows = [...ids]
  .map((id) => ({ id, bytes: (own.modules.get(id) ?? 0) - (other?.modules.get(id) ?? 0) }))
  .filter(({ bytes }) => bytes !== 0)
  .toSorted((a, b) => Math.abs(b.bytes) - Math.abs(a.bytes));
for (const { id, bytes } of rows) console.log(`${String(bytes).padStart(8)}  ${id}`);
console.log(
  `${widget}: ${own.total} bytes after gzip${other === null ? '' : `, ${other.total} in ${otherRoot}`}; rows are minified bytes.`,
);
