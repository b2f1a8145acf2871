import { readFile } from 'node:fs/promises';
import path from 'node:path';
import plugin from 'fastify-plugin';
import { codeOf } from '../text/errorCode.ts';
import { escapeHtml } from '../text/escapeHtml.ts';

export interface CrawlersOptions {
  /** Folder of the built site, which contains the list of its public pages. */
  readonly siteDir: string;
  /** Base address without a slash at the end; null means the address the server listens on. */
  readonly publicUrl: string | null;
}

/** Serves `robots.txt`, and `sitemap.xml` with the pages that the build has listed; neither if there is no list. */
export const crawlers = plugin<CrawlersOptions>(
  async (app, { siteDir, publicUrl }) => {
    const paths = await readPaths(path.join(siteDir, 'sitemap.json'));
    if (paths === null) return;
    const toBase = () => publicUrl ?? app.listeningOrigin;

    app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('text/plain; charset=utf-8')
        .send(
          [
            'User-agent: *',
            'Disallow: /api/',
            'Disallow: /callback',
            `Sitemap: ${toBase()}/sitemap.xml`,
            '',
          ].join('\n'),
        ),
    );

    app.get('/sitemap.xml', { schema: { hide: true } }, (_request, reply) => {
      const places = paths.map((one) => `<url><loc>${escapeHtml(toBase() + one)}</loc></url>`);
      return reply
        .header('cache-control', 'public, max-age=3600')
        .type('application/xml; charset=utf-8')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join('')}</urlset>\n`,
        );
    });
  },
  { name: 'crawlers' },
);

/** Returns null if the site was built without a list, or has not been built. */
async function readPaths(file: string): Promise<readonly string[] | null> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const read: unknown = JSON.parse(text);
  if (!Array.isArray(read) || !read.every((one) => typeof one === 'string'))
    throw new Error(`${file} is no list of paths`);
  return read;
}
