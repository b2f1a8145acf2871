import { expect, test } from 'vitest';
import { createAgentDoor } from './agentDoor.ts';
import type { ApiPort } from './apiPort.ts';
import { createMcpServer } from './createMcpServer.ts';

const REQUEST = {
  method: 'POST',
  headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
};

const call = (id: number) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'solve_beam', arguments: { beam: { L: 6, supports: [], loads: [] } } },
});

/** Creates an API that refuses with the given name, once `may` is settled. */
function refuseAs(name: string, may: Promise<unknown> = Promise.resolve()): ApiPort {
  const post = async () => {
    await may;
    return { status: 503, body: { message: name } };
  };
  return {
    post,
    ask: () => Promise.reject(new Error('not asked')),
    draw: () => Promise.resolve(null),
    claim: () => Promise.resolve(null),
    siteUrl: null,
  };
}

function createCountedDoor() {
  let made = 0;
  const door = createAgentDoor((api) => {
    made += 1;
    return createMcpServer(api);
  });
  const answer = async (api: ApiPort, body: unknown): Promise<unknown> => {
    const reply = await door.answer(api, new Request('http://a/mcp', REQUEST), body);
    return JSON.parse(String(reply.body));
  };
  return { answer, made: () => made };
}

test('tools are made once and listed from what was made once, however many requests ask', async () => {
  const { answer, made } = createCountedDoor();
  const lists: unknown[] = [];
  for (let id = 0; id < 5; id += 1)
    lists.push(await answer(refuseAs('a'), { jsonrpc: '2.0', id: 7, method: 'tools/list' }));
  expect(new Set(lists.map((list) => JSON.stringify(list))).size).toBe(1);
  expect(lists[0]).toMatchObject({
    id: 7,
    result: { tools: Array(21).fill({ inputSchema: { type: 'object' } }) },
  });
  // One server answered, and one listed the tools.
  expect(made()).toBe(2);
});

test('a list of tools that could not be made is made for the next request', async () => {
  let made = 0;
  const door = createAgentDoor((api) => {
    made += 1;
    const server = createMcpServer(api);
    // The second server lists the tools.
    if (made === 2) server.connect = () => Promise.reject(new Error('no memory'));
    return server;
  });
  const list = async (): Promise<unknown> => {
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    return JSON.parse(
      String((await door.answer(refuseAs('a'), new Request('http://a/mcp', REQUEST), body)).body),
    );
  };
  expect(await list()).toMatchObject({ id: 1, error: {} });
  expect(await list()).toMatchObject({ id: 1, result: { tools: expect.any(Array) as unknown } });
});

test('each request asks the API of its own caller, also while another is under way', async () => {
  const { answer, made } = createCountedDoor();
  let free = () => {};
  const slow = answer(refuseAs('slow', new Promise<void>((resolve) => (free = resolve))), call(1));
  const quick = await answer(refuseAs('quick'), call(2));
  free();
  expect(JSON.stringify(quick)).toContain('quick');
  expect(JSON.stringify(await slow)).toContain('slow');
  expect(JSON.stringify(await answer(refuseAs('third'), call(3)))).toContain('third');
  expect(made()).toBe(2);
});
