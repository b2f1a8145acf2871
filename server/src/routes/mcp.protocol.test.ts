import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BEAM, connectAgent, textOf as told } from '../../test/support/agent.ts';

describe('the entry point for agents', () => {
  const { app, client, call } = connectAgent();

  test('lists its tools, explains how a beam is written, and returns the full schema', async () => {
    const { tools } = await client().listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'check_members',
      'combine_actions',
      'draw_picture',
      'envelope',
      'explain_change',
      'find_lightest_rods',
      'find_lightest_section',
      'find_values',
      'force_ranges',
      'frame_influence_line',
      'hand_calculation',
      'influence_line',
      'judge_structure',
      'method_of_joints',
      'open_in_editor',
      'report_link',
      'search_catalogue',
      'section_properties',
      'solve_beam',
      'solve_frame',
      'solve_truss',
    ]);
    expect(client().getInstructions()).toContain("'pin', 'roller' (holds y), 'clamp' (a built-in end)");
    const { contents } = await client().readResource({ uri: 'eecs://schema/beam' });
    expect(JSON.stringify(contents)).toContain('supports');
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
    const nonsense = await app().inject({ method: 'POST', url: '/mcp', headers, payload: { hello: 1 } });
    expect(nonsense.statusCode).toBe(400);
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const batch = await app().inject({ method: 'POST', url: '/mcp', headers, payload: Array(11).fill(list) });
    expect(batch.json()).toMatchObject({ errno: 40002, details: [{ rule: 'maxItems', limit: 10 }] });
    // Nothing is stored between two requests: there is no stream to listen to, and no session to end.
    for (const method of ['GET', 'DELETE'] as const) {
      const { statusCode } = await app().inject({ method, url: '/mcp', headers });
      expect([method, statusCode]).toEqual([method, 405]);
    }
  });
});
