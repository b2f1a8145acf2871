import {
  generateGarbage,
  spoil,
} from '../../../../packages/solver-core/verification/fuzz/generateGarbage.ts';
import { generateTrussGarbage } from '../../../../packages/solver-core/verification/fuzz/generateTrussGarbage.ts';
import { createRandom, type Random } from '@eecs/testing/random';
import type { WireCall, WireReply } from '../support/sendCall.ts';
import { spoilText } from './spoilText.ts';
import type { Fault } from './judgeReply.ts';

/** A call of an endpoint that the contract does not describe: MCP or a page. */
export interface OtherCall extends WireCall {
  readonly door: 'POST /mcp' | 'GET /*';
  /** Whether it must be answered with 200 unless the server is busy. */
  readonly isInOrder: boolean;
}

const LANGUAGES = ['', '?lang=ru', '?lang=uk', '?lang=', '?lang=%00', '?lang=en-US&lang=ru', '?%'] as const;
const PAGES = [
  '/',
  '/msb/',
  '/msb/17',
  '/truss/',
  '/login',
  '/task-manager',
  '/guide/beams',
  '/embed/msb',
] as const;
const ODD_PAGES = [
  '/nothing',
  '/%',
  '/%00',
  '//',
  '/../etc/passwd',
  '/msb/%2e%2e%2f',
  '/"><script>',
  '/\u2028',
] as const;
const ACCEPTED = [
  '',
  'br',
  'gzip',
  'gzip;q=0, br',
  'gzip;q=',
  '*',
  'identity',
  'deflate, gzip;q=1.0, *;q=0.5',
] as const;
const TOOLS = [
  'solve_beam',
  'solve_truss',
  'solve_frame',
  'find_lightest_section',
  'find_lightest_rods',
  'method_of_joints',
  'force_ranges',
  'find_values',
  'hand_calculation',
  'explain_change',
  'influence_line',
  'frame_influence_line',
  'envelope',
  'report_link',
  'draw_picture',
  'judge_structure',
  'search_catalogue',
  'section_properties',
  'open_in_editor',
];
const METHODS = [
  'tools/list',
  'resources/list',
  'resources/read',
  'ping',
  'initialize',
  'prompts/list',
  '__proto__',
  '',
];
/** The ratio of length to thickness is 10⁹. */
const THIN = { className: 'hsection', h: 1e6, b: 1e6, tw: 1e-3, tf: 1e-3 };

/**
 * Plans calls of both endpoints; the first of each is valid, so that a short plan has one, too. The same seed gives the
 * same calls.
 */
export function planOtherDoors(count: number, seed: number): OtherCall[] {
  const random = createRandom(seed);
  const [page, agent] = [askPage(random, true), askAgent(random, true)];
  const others = Array.from({ length: Math.max(0, count - 2) }, () =>
    random.chance(0.5) ? askPage(random) : askAgent(random),
  );
  return [page, agent, ...others];
}

function askPage(random: Random, isInOrder = random.chance(0.6)): OtherCall {
  const path = isInOrder ? random.pick(PAGES) : random.pick(ODD_PAGES);
  const headers: [string, string][] = [
    ['accept-language', random.pick(['ru', 'uk;q=0.9', 'de, en', ';;;,q=', '*', 'x'.repeat(2000)])],
    ['accept-encoding', random.pick(ACCEPTED)],
    ['cookie', random.pick(['', 'XSRF-TOKEN=1', ';=;XSRF-TOKEN', '__Host-XSRF-TOKEN=%'])],
  ];
  return {
    door: 'GET /*',
    isInOrder,
    method: 'GET',
    path: `${encodeURI(path)}${isInOrder ? random.pick(LANGUAGES) : ''}`,
    headers,
    body: null,
  };
}

function askAgent(random: Random, isInOrder = random.chance(0.4)): OtherCall {
  const calls = Array.from({ length: random.integer(1, isInOrder ? 3 : 11) }, (_, id) =>
    isInOrder ? orderly(id, random) : callTool(id, random),
  );
  const message: unknown = calls.length === 1 && random.chance(0.5) ? calls[0] : calls;
  const text = JSON.stringify(message);
  return {
    door: 'POST /mcp',
    isInOrder,
    method: 'POST',
    path: '/mcp',
    headers: [
      ['content-type', 'application/json'],
      [
        'accept',
        isInOrder || random.chance(0.8)
          ? 'application/json, text/event-stream'
          : random.pick(['', '*/*', 'text/html']),
      ],
      ...(isInOrder || random.chance(0.9)
        ? []
        : [['mcp-protocol-version', random.pick(['1', 'x'])] as const]),
    ],
    body: isInOrder || random.chance(0.8) ? Buffer.from(text) : spoilText(text, random),
  };
}

function orderly(id: number, random: Random): object {
  const [name, input] = random.pick([
    ['section_properties', { section: THIN }],
    ['section_properties', { section: { className: 'rectangle', b: 100, h: random.integer(1, 999) } }],
    ['search_catalogue', { of: 'sections', asked: 'IPE 300' }],
    ['open_in_editor', { kind: 'beam', document: { L: random.integer(1, 9), supports: [] } }],
  ] as const);
  return { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: input } };
}

function callTool(id: number, random: Random): object {
  if (random.chance(0.2))
    return { jsonrpc: '2.0', id, method: random.pick(METHODS), params: { uri: 'eecs://schema/beam' } };
  const seed = random.integer(0, 2 ** 31 - 1);
  const document = random.chance(0.5) ? generateGarbage(seed) : generateTrussGarbage(seed);
  const input = random.pick([
    { beam: document },
    { truss: document },
    { kind: random.pick(['beam', 'truss', 'x']), document },
    {
      of: random.pick(['sections', 'materials', 'x']),
      asked: random.pick(['', 'IPE', '*'.repeat(101), '\u0000']),
      most: 1e9,
    },
    {
      section: random.pick([
        THIN,
        document,
        { className: '__proto__' },
        { className: 'tsection', h: -1, b: 1e308 },
      ]),
    },
    null,
  ]);
  const call = {
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: random.pick(TOOLS), arguments: input },
  };
  return random.chance(0.2) ? (spoil(random, () => structuredClone(call)) as object) : call;
}

/**
 * Returns what an answer violates of the guarantees of both endpoints: no failure, within the time limit, and a
 * complete page.
 */
export function judgeOtherDoor({ door, isInOrder }: OtherCall, reply: WireReply, within: number): Fault[] {
  const { status, headers, body, ms } = reply;
  const faults: Fault[] = [];
  if (ms > within) faults.push({ kind: 'slow', reason: `${Math.round(ms)} ms` });
  if (headers['x-content-type-options'] !== 'nosniff')
    faults.push({ kind: 'headers', reason: 'no X-Content-Type-Options' });
  const isPutOff =
    (status === 503 || status === 504 || status === 429) && headers['retry-after'] !== undefined;
  if (status >= 500 && !isPutOff) faults.push({ kind: 'fails', reason: `${status} ${body.slice(0, 200)}` });
  if (isInOrder && status !== 200 && !isPutOff)
    faults.push({ kind: 'fails', reason: `${status} to a call in order: ${body.slice(0, 200)}` });
  if (status === 200 && !(door === 'GET /*' ? isWholePage(reply) : isJson(body)))
    faults.push({ kind: 'body', reason: `${status} ${body.slice(0, 100)}` });
  return faults;
}

/** Returns whether a page is complete and its head contains the nonce of its policy. */
function isWholePage({ headers, body }: WireReply): boolean {
  const nonce = /<meta property="csp-nonce" content="([^"]+)">/.exec(body)?.[1];
  const policy = String(headers['content-security-policy']);
  return /<\/html>\s*$/.test(body) && nonce !== undefined && policy.includes(`'nonce-${nonce}'`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
