// `npm run mcp`: the MCP endpoint over stdio, for a program on the same machine. It solves through the API of the
// server in EECS_SERVER, by default one started by `npm start`.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer } from '../server/src/mcp/createMcpServer.ts';
import { claim } from '../server/src/reporting/reportWorker.ts';
import { drawPicture } from '../server/src/reporting/drawPicture.ts';
import { solve } from '../server/src/solving/worker.ts';

const siteUrl = (process.env['EECS_SERVER'] ?? 'http://127.0.0.1:3000').replace(/\/$/, '');

const server = createMcpServer({
  siteUrl,
  // Sections and the catalogue need no server; blocking this process disturbs nobody else.
  ask: async (task) => ({ outcome: await solve(task) }),
  draw: (kind, document) => Promise.resolve(drawPicture({ kind, document, locale: 'en-US' })),
  claim,
  post: async (path, body) => {
    let reply: Response;
    try {
      reply = await fetch(`${siteUrl}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    } catch {
      const message = `No server answers at ${siteUrl}: start one by \`npm start\`, or name one by EECS_SERVER.`;
      return { status: 503, body: { message } };
    }
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  },
});
await server.connect(new StdioServerTransport());
