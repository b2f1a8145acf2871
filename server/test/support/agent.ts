import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { Solver } from '../../src/solving/solver.ts';
import { createPatientSolver } from './patientSolver.ts';
import { QUICK_REPORTS } from './quickReports.ts';
import { buildTestApp } from './testApp.ts';

/** The answer of a tool. */
export interface ToolAnswer {
  readonly isError?: boolean;
  readonly content: readonly { readonly type: string; readonly text: string }[];
  readonly structuredContent: Readonly<Record<string, unknown>>;
}

/** 12 kN/m on a span of 6 m with a pinned support and a roller. */
export const BEAM = {
  L: 6,
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 6 },
  ],
  loads: [{ className: 'DistributedLoad', x: [0, 6], y: [-12_000, -12_000, -12_000] }],
};

/** Returns the text of an answer. */
export const textOf = ({ content }: ToolAnswer): string => content.map(({ text }) => text).join('\n');

/** An agent that calls the tools of a server through the SDK's client. */
export interface Agent {
  readonly app: () => FastifyInstance;
  readonly client: () => Client;
  readonly call: (name: string, input: object) => Promise<ToolAnswer>;
}

export interface AgentOptions {
  /** Whether the server has the thread that writes reports and draws, which takes seconds to load. @default false */
  readonly hasReports?: boolean;
}

/** Starts a server without plans for the tests of a file, and connects an agent to it. */
export function connectAgent({ hasReports = false }: AgentOptions = {}): Agent {
  let solver: Solver;
  let app: FastifyInstance;
  let client: Client;
  beforeAll(async () => {
    solver = createPatientSolver();
    app = await buildTestApp({
      solver,
      ...(!hasReports && { reportWriter: QUICK_REPORTS }),
      env: { GATING: 'off' },
      publicUrl: 'https://beams.example',
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    client = new Client({ name: 'a test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`)));
  });
  afterAll(async () => {
    await client.close();
    await app.close();
    await solver.close();
  });
  return {
    app: () => app,
    client: () => client,
    call: async (name, input) =>
      (await client.callTool({ name, arguments: { ...input } })) as unknown as ToolAnswer,
  };
}
