import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { ListToolsRequestSchema, type ListToolsResult } from '@modelcontextprotocol/sdk/types.js';
import type { ApiPort } from './apiPort.ts';
import { createMcpServer } from './createMcpServer.ts';

/** Answers requests of agents over the streamable HTTP transport of the Model Context Protocol, each independently. */
export interface AgentDoor {
  /** Answers a request, or a batch, whose body is already parsed, through the API with the caller's rights. */
  answer(api: ApiPort, request: Request, parsedBody: unknown): Promise<AgentAnswer>;
}

export interface AgentAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

interface Prepared {
  readonly server: McpServer;
  /** Makes the tools call this API until the next request. */
  use(api: ApiPort): void;
}

/** Maximum number of idle MCP servers kept between requests; each takes some hundred kilobytes. */
const MOST_IDLE = 4;

/**
 * Creates the endpoint. An MCP server answers one request at a time, and creating its tools and their schemas takes
 * milliseconds, so servers are reused: as many exist as there are simultaneous requests. The list of tools is made
 * once.
 */
export function createAgentDoor(create: (api: ApiPort) => McpServer = createMcpServer): AgentDoor {
  const idle: Prepared[] = [];
  let tools: Promise<ListToolsResult> | null = null;
  const list = (): Promise<ListToolsResult> =>
    (tools ??= listTools(create(NO_API)).catch((error: unknown) => {
      // The next request tries again.
      tools = null;
      throw error;
    }));

  const prepare = (): Prepared => {
    let current: ApiPort | null = null;
    const api = (): ApiPort => {
      if (current === null) throw new Error('`use` says whose API the tools ask');
      return current;
    };
    const server = create({
      post: (path, body) => api().post(path, body),
      ask: (task) => api().ask(task),
      draw: (kind, document) => api().draw(kind, document),
      claim: (document) => api().claim(document),
      get siteUrl() {
        return api().siteUrl;
      },
    });
    server.server.setRequestHandler(ListToolsRequestSchema, list);
    return { server, use: (next) => (current = next) };
  };

  return {
    async answer(api, request, parsedBody) {
      const prepared = idle.pop() ?? prepare();
      prepared.use(api);
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      try {
        // Without sessions there is nothing to listen to and nothing to end, so other methods are refused.
        await prepared.server.connect(transport);
        return await readAnswer(transport, request, parsedBody);
      } finally {
        await prepared.server.close();
        if (idle.length < MOST_IDLE) idle.push(prepared);
      }
    },
  };
}

async function readAnswer(
  transport: WebStandardStreamableHTTPServerTransport,
  request: Request,
  parsedBody: unknown,
): Promise<AgentAnswer> {
  const answer = await transport.handleRequest(request, { parsedBody });
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

/** Asks an MCP server for its tools, which are the same in every server. */
async function listTools(server: McpServer): Promise<ListToolsResult> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  try {
    await server.connect(near);
    const answer = new Promise<unknown>((resolve) => (far.onmessage = resolve));
    await far.send({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    return ((await answer) as { readonly result: ListToolsResult }).result;
  } finally {
    await server.close();
  }
}

const NO_API: ApiPort = {
  post: () => Promise.reject(new Error('nothing is asked while tools are listed')),
  ask: () => Promise.reject(new Error('nothing is asked while tools are listed')),
  draw: () => Promise.reject(new Error('nothing is drawn while tools are listed')),
  claim: () => Promise.reject(new Error('nothing is packed while tools are listed')),
  siteUrl: null,
};
