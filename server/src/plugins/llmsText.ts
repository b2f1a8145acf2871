import path from 'node:path';
import plugin from 'fastify-plugin';
import { readOptional } from '../http/readOptional.ts';
import { htmlToMarkdown } from '../text/htmlToMarkdown.ts';
import { parseTextPages, type TextPages } from './textPages.ts';
import { USE_LIMITS } from './useLimits.ts';

export interface LlmsTextOptions {
  /** Folder of the built site, with the texts of its public pages. */
  readonly siteDir: string;
  /** Base address without a slash at the end; null means the address the server listens on. */
  readonly publicUrl: string | null;
  /** How agents write documents and read results, as sections of Markdown; only the full text has it. */
  readonly agentGuide: string;
  /** The names of the tools that a model may call. */
  readonly tools: readonly string[];
}

/**
 * GET /llms.txt: what the product is and where its endpoints are, for programs that read pages for people
 * (llmstxt.org). GET /llms-full.txt: the same, followed by how documents are written and by the text of the guide.
 */
export const llmsText = plugin<LlmsTextOptions>(
  async (app, { siteDir, publicUrl, agentGuide, tools }) => {
    const pages = parseTextPages(await readOptional(path.join(siteDir, 'text-pages.json')));
    const options = { schema: { hide: true }, config: { rateLimit: { max: USE_LIMITS.publicData } } };
    const serve = (url: string, write: (base: string) => string) => {
      let text: string | null = null;
      app.get(url, options, (_request, reply) => {
        text ??= write(publicUrl ?? app.listeningOrigin);
        return reply
          .header('cache-control', 'public, max-age=3600')
          .type('text/plain; charset=utf-8')
          .send(text);
      });
    };
    serve('/llms.txt', (base) => writeLlmsText(base, { pages, tools }));
    serve('/llms-full.txt', (base) =>
      [writeLlmsText(base, { pages, tools }).trim(), agentGuide, ...writeGuide(pages)]
        .join('\n\n')
        .concat('\n'),
    );
  },
  { name: 'llms-text', dependencies: ['use-limits'] },
);

/** Writes the text, in English, with addresses of the site at `base`. */
function writeLlmsText(
  base: string,
  { pages, tools }: { readonly pages: TextPages; readonly tools: readonly string[] },
): string {
  const link = (name: string, to: string, about: string) => `- [${name}](${base}${to}): ${about}`;
  const guide = listGuide(pages);
  return [
    '# EECS',
    '',
    '> Online structural-engineering calculator. It solves multi-span beams, trusses and plane frames exactly: diagrams are piecewise polynomials, and every extreme, zero and jump is a number. A structure that cannot stand is refused with the reason: which part moves, and what would hold it. English, Russian and Ukrainian; SI and US customary units.',
    '',
    'Solving needs no account: 30 documents a minute of one address, of up to a tenth of the full sizes. Tension and sagging moments are positive. A support has className "pin", "roller" or "clamp" (a built-in end); in documents of the editor, "fixed" is a pin, "simple" a roller, "cantilever" a clamp.',
    '',
    '## For programs',
    '',
    link('API', '/openapi', 'every call of the HTTP API with its bodies and answers, to read'),
    link('Full text', '/llms-full.txt', 'this text, how documents are written, and the guide'),
    link('OpenAPI 3.1', '/openapi.json', 'the same for programs'),
    `- [MCP](${base}/mcp): POST, Model Context Protocol over streamable HTTP without sessions; tools ${tools.join(', ')}`,
    `- POST ${base}/api/case/msb: solves a beam; body {"data": document}`,
    `- POST ${base}/api/case/msb/lightest: finds the lightest section of a beam; body {"data": document, "series": ["IPE"]}`,
    `- POST ${base}/api/case/msb/values: finds all values of a number of a beam at which a condition holds; body {"data": document, "number", "condition", "from", "to"}`,
    `- POST ${base}/api/case/msb/change: splits the difference of a result between two beams over the edits; body {"data": document, "after": document, "result"}`,
    `- POST ${base}/api/case/truss: solves a truss; body {"data": document}`,
    `- POST ${base}/api/case/truss/lightest: finds the lightest sections of the rods of a truss; body {"data": document, "series": ["EN 10219"]}`,
    `- POST ${base}/api/case/frame: solves a plane frame; body {"data": document}`,
    link('oEmbed', '/oembed', 'GET with `url` of a shared document: the frame that shows it'),
    '',
    '## For people',
    '',
    link('Beam editor', '/msb/', 'multi-span beams: N, Q, M, deflection, reactions, stresses, reports'),
    link('Truss editor', '/truss/', 'plane and spatial trusses'),
    link('Frame editor', '/frame/', 'plane frames: N, Q, M, displacements, buckling, frequencies'),
    link(
      'Verification',
      '/verification',
      'every sourced case, solved again in the browser beside the printed values',
    ),
    link('Check', '/check', 'whether the numbers of a report, or the lines of a calculation, are right'),
    link('Embedding', '/embed', 'an editor in a page of yours: frame, custom element, React component'),
    '',
    ...(guide.length === 0 ? [] : ['## Guide', '']),
    ...guide.map(([to, { title, description }]) =>
      link(oneLine(title.replace(SITE_NAME, '')), to, oneLine(description)),
    ),
    '',
  ].join('\n');
}

/** The pages of the guide with their own path, without the pattern that stands for all of them. */
function listGuide(pages: TextPages) {
  return Object.entries(pages['en-US'] ?? {}).filter(([to]) => /^\/guide\/[\w/-]+$/.test(to));
}

function writeGuide(pages: TextPages): readonly string[] {
  return listGuide(pages).flatMap(([, { html }]) => (html ? [htmlToMarkdown(html, 2)] : []));
}

/** The end of the titles of all pages of the guide. */
const SITE_NAME = / – Guide – EECS$/;

/** Escapes a title for the text of a Markdown link. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[[\]]/g, '').trim();
}
