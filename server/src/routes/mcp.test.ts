import { LIMITS } from '@eecs/solver-core';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { FastifyInstance } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { PATIENT } from '../../test/support/postCase.ts';
import { buildTestApp } from '../../test/support/testApp.ts';
import { ApiFailure } from '../failures/errors.ts';
import type { Solver } from '../solving/solver.ts';
import { createWorkerPool } from '../solving/workerPool.ts';

interface ToolAnswer {
  readonly isError?: boolean;
  readonly content: readonly { readonly type: string; readonly text: string }[];
  readonly structuredContent: Readonly<Record<string, unknown>>;
}

describe('the door for agents, by the client of the SDK', () => {
  let solver: Solver;
  let app: FastifyInstance;
  let client: Client;

  beforeAll(async () => {
    solver = createWorkerPool(PATIENT);
    app = await buildTestApp({ solver, env: { GATING: 'off' }, publicUrl: 'https://beams.example' });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    client = new Client({ name: 'a test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`)));
  });

  afterAll(async () => {
    await client.close();
    await app.close();
    await solver.close();
  });

  const call = async (name: string, input: object): Promise<ToolAnswer> =>
    (await client.callTool({ name, arguments: { ...input } })) as unknown as ToolAnswer;

  const told = ({ content }: ToolAnswer): string => content.map(({ text }) => text).join('\n');

  /** 12 kN/m on a span of 6 m, a pin and a roller. */
  const BEAM = {
    L: 6,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 6 },
    ],
    loads: [{ className: 'DistributedLoad', x: [0, 6], y: [-12_000, -12_000, -12_000] }],
  };

  test('combines the actions on a beam and names what governs, or what is missing', async () => {
    const [load] = BEAM.loads;
    const document = {
      ...BEAM,
      caseSets: [
        { title: 'Dead', action: { kind: 'G' } },
        { title: 'Live', action: { kind: 'Q', category: 'B' } },
      ],
      loads: [
        { ...load, sets: 1 },
        { ...load, sets: 2 },
      ],
      combinations: { rule: 'en1990', situations: ['ULS-STR'] },
    };
    const text = told(await call('combine_actions', { kind: 'beam', document }));
    // (1.35 + 1.5) * 12 * 6^2 / 8
    expect(text).toContain('max 153900 at x = 3 (ULS-STR');
    expect(text).toMatch(/combination ULS-STR \d \(6\.10\): 1\.35 x set 1 \+ 1\.5 x set 2/);
    const missing = await call('combine_actions', {
      kind: 'beam',
      document: { ...document, caseSets: [{}, {}] },
    });
    expect(missing.isError).toBe(true);
    expect(told(missing)).toContain('Case set 1 does not state the action of its loads');
  });

  test('checks a beam by a design code, and names the input that is missing', async () => {
    const document = {
      ...BEAM,
      materials: [{ name: 'S235', E: 210_000, nu: 0.3, strength: { tension: 235 } }],
      beamSections: [{ x: 6, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
      sections: [{ className: 'hsection', label: 'IPE 330', h: 330, b: 160, tw: 7.5, tf: 11.5, r1: 18 }],
      limits: { members: { standard: 'EN 1993-1-1' } },
    };
    const text = told(await call('check_members', { kind: 'beam', document }));
    // 12·6²/8 = 54 kNm of 804.3 cm3 · 235 MPa.
    expect(text).toMatch(/- bending: utilisation 0\.28\d+, 54000 of 1890\d\d/);
    expect(text).toContain('not judged: limits.members.restraints is missing');
    const missing = await call('check_members', { kind: 'beam', document: { ...document, limits: {} } });
    expect(missing.isError).toBe(true);
    expect(told(missing)).toContain('names no standard');
  });

  test('finds the lightest section of a beam, or names what is missing', async () => {
    const beam = {
      ...BEAM,
      loads: [{ className: 'DistributedLoad', x: [0, 6], y: [-10_000, -10_000, -10_000] }],
      materials: [{ name: 'S235', E: 210_000, nu: 0.3, rho: 7850 }],
      beamSections: [{ x: 6, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
      sections: [{ className: 'rectangle', label: 'first', b: 100, h: 200 }],
    };
    // I = 5 q L^4/(384 E L/300) = 4018 cm4: IPE 240 has 3892 cm4, IPE 270 has 5790 cm4.
    const limits = { deflection: [{ span: 300 }] };
    const answer = await call('find_lightest_section', { beam, series: ['IPE'], limits, count: 20 });
    expect(told(answer)).toContain('- IPE 270, ');
    expect(told(answer)).toContain('Better sections that fail');
    const missing = await call('find_lightest_section', { beam, series: ['IPE'] });
    expect(missing.isError).toBe(true);
    expect(told(missing)).toContain('there is no limit');
  });

  test('lists its tools, explains how a beam is written, and returns the full schema', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'check_members',
      'combine_actions',
      'find_lightest_section',
      'judge_structure',
      'open_in_editor',
      'search_catalogue',
      'section_properties',
      'solve_beam',
      'solve_frame',
      'solve_truss',
    ]);
    expect(client.getInstructions()).toContain("'cantilever' a CLAMP");
    const { contents } = await client.readResource({ uri: 'eecs://schema/beam' });
    expect(JSON.stringify(contents)).toContain('supports');
  });

  test('solves a beam: qL²/8 in the middle, qL/2 on each support', async () => {
    const answer = await call('solve_beam', { beam: BEAM });
    expect(told(answer)).toContain('bending moment in N*m: max 54000 at x = 3');
    expect(told(answer)).toContain('support 1 at x = 0: Rx 0, Ry 36000, M 0');
    expect(told(answer)).toContain('EI = EA = 1 is used');
    expect(answer.structuredContent).toMatchObject({ level: 'warning', isReal: false });
  });

  test('describes a beam in US units in pounds and inches: qL²/8 of 10 lbf/in on 120 in is 18000 lbf·in', async () => {
    const beam = {
      ...BEAM,
      units: { system: 1 },
      L: 120,
      supports: [
        { className: 'fixed', x: 0 },
        { className: 'simple', x: 120 },
      ],
      loads: [{ className: 'DistributedLoad', x: [0, 120], y: [-10, -10, -10] }],
    };
    expect(told(await call('solve_beam', { beam }))).toContain(
      'bending moment in lbf*in: max 18000 at x = 60',
    );
  });

  test('an agent that writes fixed at both ends learns that these are pins', async () => {
    const supports = [0, 6].map((x) => ({ className: 'fixed', x }));
    const answer = await call('solve_beam', { beam: { ...BEAM, supports } });
    expect(told(answer)).toContain('which is a pin here');
    expect(JSON.stringify(answer.structuredContent)).toContain('which is a pin here');
  });

  test('solves a truss: two rods at 45 degrees under 10 kN take 10/(2·sin 45°) each, in compression', async () => {
    const truss = {
      joints: [
        { x: 0, y: 0, anchor: 3 },
        { x: 2, y: 0, anchor: 3 },
        { x: 1, y: 1, loads: [{ className: 'ShearLoad', c: [-10_000] }] },
      ],
      links: [
        { i: 0, j: 2 },
        { i: 1, j: 2 },
      ],
    };
    const answer = await call('solve_truss', { truss });
    expect(told(answer)).toContain('link 0: N = -7071.07 N');
    const verdict = await call('judge_structure', { kind: 'truss', document: { schema: 1, ...truss } });
    expect(told(verdict)).toContain('determinate, degree of static indeterminacy 0');
  });

  test('refuses a beam that moves as the API does: what moves, and the edit that would hold it', async () => {
    const document = { schema: 1, ...BEAM, supports: [{ className: 'fixed', x: 0 }] };
    const answer = await call('judge_structure', { kind: 'beam', document });
    expect(answer.isError).toBe(true);
    expect(told(answer)).toMatch(/turns/);
    expect(JSON.stringify(answer.structuredContent)).toContain('makeClamp');
  });

  test('refuses a document larger than the API takes without an account', async () => {
    const loads = Array.from({ length: LIMITS.anonymous.loads + 1 }, () => ({
      className: 'ShearLoad',
      x: 3,
      c: [-1],
    }));
    const answer = await call('solve_beam', { beam: { ...BEAM, loads } });
    expect(answer.isError).toBe(true);
    expect(told(answer)).toContain('/loads');
  });

  test('finds sections and materials as people name them', async () => {
    const found = await call('search_catalogue', { of: 'sections', asked: 'двутавр 20', most: 1 });
    expect(told(found)).toContain('GOST 8239');
    const steel = await call('search_catalogue', { of: 'materials', asked: 'S355', most: 1 });
    expect(steel.structuredContent).toMatchObject({ found: [{ material: { name: 'S355', E: 210_000 } }] });
    expect(told(steel)).toContain('"E":210000');
    expect(told(steel)).toContain('MPa');
    expect(told(await call('search_catalogue', { of: 'sections', asked: 'qqqq' }))).toContain('Nothing');
  });

  test('words and data of a found section are the same, so either can be put into a document', async () => {
    const ipe = await call('search_catalogue', { of: 'sections', asked: 'IPE 300', most: 1 });
    // EN 10365: b = 150, h = 300, A = 53.81 cm².
    expect(ipe.structuredContent).toMatchObject({
      found: [{ label: 'IPE 300', section: { className: 'hsection', b: 150, h: 300 } }],
      units: { A: 'cm2', Iy: 'cm4', WyTop: 'cm3' },
    });
    const [entry] = ipe.structuredContent['found'] as readonly {
      readonly section: object;
      readonly properties: Readonly<Record<string, number>>;
    }[];
    const [, written = ''] = told(ipe).split('section: ');
    expect(JSON.parse(written)).toEqual(entry?.section);
    expectClose(entry?.properties['A'] ?? NaN, 53.81, 1e-3);
    expect(told(ipe)).toContain(`A = ${String(entry?.properties['A'])} cm2`);
  });

  test('computes the properties of a section: b·h and b·h³/12, with units and six digits', async () => {
    const section = { className: 'rectangle', b: 100, h: 200 };
    const answer = await call('section_properties', { section });
    expect(answer.structuredContent).toMatchObject({
      properties: { A: 200, Iy: 6666.67 },
      units: { Iy: 'cm4' },
    });
    expect(told(answer).split('\n')).toEqual(expect.arrayContaining(['A = 200 cm2', 'Iy = 6666.67 cm4']));
  });

  test('explains what to write for an invalid section', async () => {
    const bad = await call('section_properties', { section: { className: 'rectangle', b: 100, h: 0 } });
    expect(bad.isError).toBe(true);
    expect(told(bad)).toMatch(/\/h: .*above 0/);
    // The words are beside the codes.
    expect(JSON.stringify(bad.structuredContent['errors'])).toMatch(/\/h: .*above 0/);
    for (const className of ['ipe', 'toString']) {
      const none = await call('section_properties', { section: { className } });
      expect(told(none)).toContain('hsection (I and H: b, h, tw, tf, r1)');
      expect(told(none)).toContain('search_catalogue');
    }
    const bare = await call('section_properties', { section: { className: 'generic' } });
    expect(told(bare)).toMatch(/\/A: .*area A above 0/);
  });

  test('makes a link that holds the beam itself', async () => {
    const answer = await call('open_in_editor', { kind: 'beam', document: { schema: 1, ...BEAM } });
    const [, packed = ''] = told(answer).split('https://beams.example/msb/#c=');
    expect(JSON.parse(inflateSync(Buffer.from(packed, 'base64url')).toString())).toMatchObject({ L: 6 });
    const none = await call('open_in_editor', { kind: 'beam', document: { schema: 1 } });
    expect(told(none)).toContain('/L');
    expect(JSON.stringify(none.structuredContent['errors'])).toContain('/L');
  });

  test('a request outside the protocol is refused, and the endpoint offers nothing else', async () => {
    const headers = { accept: 'application/json, text/event-stream' };
    const nonsense = await app.inject({ method: 'POST', url: '/mcp', headers, payload: { hello: 1 } });
    expect(nonsense.statusCode).toBe(400);
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const batch = await app.inject({ method: 'POST', url: '/mcp', headers, payload: Array(11).fill(call) });
    expect(batch.json()).toMatchObject({ errno: 40002, details: [{ rule: 'maxItems', limit: 10 }] });
    // Nothing is kept between two requests: there is no stream to listen to, and no session to end.
    for (const method of ['GET', 'DELETE'] as const) {
      const { statusCode } = await app.inject({ method, url: '/mcp', headers });
      expect([method, statusCode]).toEqual([method, 405]);
    }
  });
});

describe('the cost of the agents’ entry point', () => {
  const HEADERS = { accept: 'application/json, text/event-stream' };
  const THIN = { className: 'hsection', h: 1e6, b: 1e6, tw: 1e-3, tf: 1e-3 };
  const callOf = (id: number, section: object) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'section_properties', arguments: { section } },
  });
  const textsOf = (answers: readonly { readonly result: ToolAnswer }[]) =>
    answers.map(({ result }) => result.content.map(({ text }) => text).join());

  test('nothing is computed where requests are answered: with threads that never end, others are served', async () => {
    let asked = 0;
    const solver: Solver = {
      solve: () => {
        asked += 1;
        return Promise.reject(new ApiFailure('solveTimeout'));
      },
      close: () => Promise.resolve(),
    };
    const app = await buildTestApp({ solver });
    const payload = Array.from({ length: 10 }, (_, i) => callOf(i, { ...THIN, h: 1e6 + i }));
    const reply = await app.inject({ method: 'POST', url: '/mcp', headers: HEADERS, payload });
    expect(asked).toBe(10);
    expect(textsOf(reply.json())).toEqual(Array(10).fill(expect.stringContaining('(504)')));
    const search = {
      ...callOf(1, {}),
      params: { name: 'search_catalogue', arguments: { of: 'sections', asked: 'IPE' } },
    };
    const open = {
      ...callOf(2, {}),
      params: { name: 'open_in_editor', arguments: { kind: 'beam', document: { L: 6 } } },
    };
    const others = await app.inject({
      method: 'POST',
      url: '/mcp',
      headers: HEADERS,
      payload: [search, open],
    });
    expect(asked).toBe(12);
    const [found, opened] = textsOf(others.json());
    // No search is too large to be done.
    expect(found).toContain('(503)');
    expect(opened).toContain('(504)');
    await app.close();
  });

  test('each call of a batch is counted, and they take turns: one address has 30 looked up a minute', async () => {
    let underWay = 0;
    let most = 0;
    const solver: Solver = {
      solve: async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await setTimeout(1);
        underWay -= 1;
        throw new ApiFailure('solveTimeout');
      },
      close: () => Promise.resolve(),
    };
    const app = await buildTestApp({ solver });
    const texts: string[] = [];
    for (let batch = 0; batch < 4; batch += 1) {
      const payload = Array.from({ length: 10 }, (_, i) => callOf(i, { ...THIN, h: 1e6 + 10 * batch + i }));
      const reply = await app.inject({ method: 'POST', url: '/mcp', headers: HEADERS, payload });
      texts.push(...textsOf(reply.json()));
    }
    expect(texts.map((text) => /\((\d+)\)/.exec(text)?.[1])).toEqual([
      ...Array<string>(30).fill('504'),
      ...Array<string>(10).fill('429'),
    ]);
    expect(most).toBe(1);
    await app.close();
  });

  test('a batch that takes longer than a request may: what was in time is answered, each other is refused by itself', async () => {
    let asked = 0;
    const solver: Solver = {
      solve: () => {
        asked += 1;
        const first = { kind: 'noSection', failures: [], isKnownShape: false };
        return asked === 1 ? Promise.resolve(first as never) : new Promise(() => undefined);
      },
      close: () => Promise.resolve(),
    };
    const app = await buildTestApp({ solver, deadline: { solveLimitMs: 500 } });
    const payload = Array.from({ length: 4 }, (_, i) =>
      callOf(i, { className: 'rectangle', b: 100, h: 200 + i }),
    );
    const reply = await app.inject({ method: 'POST', url: '/mcp', headers: HEADERS, payload });
    expect(reply.statusCode).toBe(200);
    const answers = reply.json<{ readonly id: number; readonly result: ToolAnswer }[]>();
    expect(answers.map(({ id }) => id).sort()).toEqual([0, 1, 2, 3]);
    expect(textsOf(answers).filter((text) => text.includes('no such shape'))).toHaveLength(1);
    const late = textsOf(answers).filter(
      (text) => text.includes('(503)') && text.includes('this call again, alone'),
    );
    expect(late).toHaveLength(3);
    expect(asked).toBe(2);
    await app.close();
  });

  test('300 calls a minute, in however few requests', async () => {
    const app = await buildTestApp();
    const payload = Array<object>(10).fill({ jsonrpc: '2.0', id: 1, method: 'ping' });
    const statuses: number[] = [];
    for (let batch = 0; batch < 31; batch += 1) {
      const { statusCode } = await app.inject({ method: 'POST', url: '/mcp', headers: HEADERS, payload });
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
    await app.close();
  });
});
