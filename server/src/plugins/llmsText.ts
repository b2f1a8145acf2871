import path from 'node:path';
import plugin from 'fastify-plugin';
import { readOptional } from '../http/readOptional.ts';
import { parseTextPages, type TextPages } from './textPages.ts';
import { USE_LIMITS } from './useLimits.ts';

export interface LlmsTextOptions {
  /** Folder of the built site, with the texts of its public pages. */
  readonly siteDir: string;
  /** Base address without a slash at the end; null means the address the server listens on. */
  readonly publicUrl: string | null;
}

/**
 * GET /llms.txt: what the product is and where its endpoints are, for programs that read pages for people
 * (llmstxt.org).
 */
export const llmsText = plugin<LlmsTextOptions>(
  async (app, { siteDir, publicUrl }) => {
    const pages = parseTextPages(await readOptional(path.join(siteDir, 'text-pages.json')));
    const options = { schema: { hide: true }, config: { rateLimit: { max: USE_LIMITS.publicData } } };
    let text: string | null = null;
    app.get('/llms.txt', options, (_request, reply) => {
      text ??= writeLlmsText(publicUrl ?? app.listeningOrigin, pages);
      return reply
        .header('cache-control', 'public, max-age=3600')
        .type('text/plain; charset=utf-8')
        .send(text);
    });
  },
  { name: 'llms-text', dependencies: ['use-limits'] },
);

/** Writes the text, in English, with addresses of the site at `base`. */
export function writeLlmsText(base: string, pages: TextPages): string {
  const link = (name: string, to: string, about: string) => `- [${name}](${base}${to}): ${about}`;
  // Pages with their own path, not the pattern that stands for all of them.
  const guide = Object.entries(pages['en-US'] ?? {}).filter(([to]) => /^\/guide\/[\w/-]+$/.test(to));
  return [
    '# EECS',
    '',
    '> Online structural-engineering calculator. It solves multi-span beams, trusses and plane frames exactly: diagrams are piecewise polynomials, and every extreme, zero and jump is a number. A structure that cannot stand is refused with the reason: which part moves, and what would hold it. English, Russian and Ukrainian; SI and US customary units.',
    '',
    'Solving needs no account: 30 documents a minute of one address, in sizes that a page of the editor takes. Tension and sagging moments are positive. A support of className "fixed" is a pin, "cantilever" or "clamp" is a clamp, "simple" is a roller.',
    '',
    '## Doors for programs',
    '',
    link('API', '/openapi', 'every call of the HTTP API with its bodies and answers, to read'),
    link('OpenAPI 3.1', '/openapi.json', 'the same for programs'),
    `- [MCP](${base}/mcp): POST, Model Context Protocol over streamable HTTP without sessions; tools solve_beam, solve_truss, solve_frame, combine_actions, check_members, find_lightest_section, find_values, hand_calculation, judge_structure, search_catalogue, section_properties, open_in_editor`,
    `- POST ${base}/api/case/msb: solves a beam; body {"data": document}`,
    `- POST ${base}/api/case/msb/lightest: finds the lightest section of a beam; body {"data": document, "series": ["IPE"]}`,
    `- POST ${base}/api/case/truss: solves a truss; body {"data": document}`,
    `- POST ${base}/api/case/frame: solves a plane frame; body {"data": document}`,
    link('oEmbed', '/oembed', 'GET with `url` of a shared document: the frame that shows it'),
    '',
    '## Doors for people',
    '',
    link('Beam editor', '/msb/', 'multi-span beams: N, Q, M, deflection, reactions, stresses, reports'),
    link('Truss editor', '/truss/', 'plane and spatial trusses'),
    link('Embedding', '/embed', 'an editor in a page of yours: frame, custom element, React component'),
    '',
    ...(guide.length === 0 ? [] : ['## Guide', '']),
    ...guide.map(([to, { title, description }]) =>
      link(oneLine(title.replace(SITE_NAME, '')), to, oneLine(description)),
    ),
    '',
  ].join('\n');
}

/** The end of the titles of all pages of the guide. */
const SITE_NAME = / – Guide – EECS$/;

/** Escapes a title for the text of a Markdown link. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[[\]]/g, '').trim();
}
