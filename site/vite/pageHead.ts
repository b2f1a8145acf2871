import { globSync } from 'node:fs';
import path from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { createStructuredData } from '../src/head/structuredData.ts';
import type * as table from '../src/routes/table.ts';
import { runAtBuild } from './runAtBuild.ts';

const DOCUMENTS = path.join(import.meta.dirname, '../public/documents/en-US');
const TABLE = path.join(import.meta.dirname, '../src/routes/table.ts');

/**
 * Writes `routes.json`, the list of pages by which the server distinguishes a page from a 404 (with those only for root
 * marked); `sitemap.json`, the pages for crawlers; and into index.html what a reader without JavaScript needs (the
 * structured description of the product) and what saves a round trip: preloads of the chunks that the tiny entry
 * imports first, and the address of the solver's worker (`eecs-solver`).
 */
export function pageHead(): Plugin {
  return {
    name: 'eecs-page-head',
    async generateBundle() {
      // Run rather than imported, because otherwise the configuration would be bundled with every page that the table
      // names.
      const { routes } = await runAtBuild<typeof table>(TABLE);
      const paths = routes
        .filter(({ path }) => path !== '*')
        .map(({ path, access }) => (access === 'root' ? `${path} root` : path));
      const source = `${JSON.stringify(paths, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'routes.json', source });
      this.emitFile({
        type: 'asset',
        fileName: 'sitemap.json',
        source: JSON.stringify(listPublicPages(routes)),
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const tags: HtmlTagDescriptor[] = [
          {
            tag: 'script',
            attrs: { type: 'application/ld+json', id: 'structured-data' },
            children: JSON.stringify(createStructuredData({ locale: 'en-US' })),
            injectTo: 'head',
          },
        ];
        const worker = Object.keys(context.bundle ?? {}).find((file) => /\/liveWorker-[^/]*\.js$/.test(file));
        if (worker !== undefined) {
          const attrs = { name: 'eecs-solver', content: `/${worker}` };
          tags.push({ tag: 'meta', attrs, injectTo: 'head' });
        }
        const chunks = Object.values(context.bundle ?? {}).filter((output) => output.type === 'chunk');
        const start = chunks.find((chunk) => chunk.facadeModuleId?.endsWith('/boot/start.tsx'));
        if (start === undefined) return tags;
        for (const file of [start.fileName, ...start.imports]) {
          tags.push({
            tag: 'link',
            attrs: {
              rel: 'modulepreload',
              crossorigin: true,
              href: `/${file}`,
              ...(/\/shell-[^/]*\.js$/.test(file) && { 'data-shell': true }),
            },
            injectTo: 'head',
          });
        }
        return tags;
      },
    },
  };
}

/**
 * Lists the pages with the same content for everybody: those of the menu that need no account, the guide and the terms.
 */
function listPublicPages(routes: (typeof table)['routes']): readonly string[] {
  const open = routes.filter(({ access, menu }) => access === 'public' && menu !== null);
  const pages = open.map(({ path }) => path.replace(/\*$/, '')).filter((path) => !path.includes(':'));
  const texts = globSync('**/*.md', { cwd: DOCUMENTS }).map(
    (file) => `/${file.replaceAll('\\', '/').replace(/\.md$/, '')}`,
  );
  return [...pages.filter((path) => path !== '/settings'), ...texts.toSorted()];
}
