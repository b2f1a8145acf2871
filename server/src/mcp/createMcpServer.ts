import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { STRUCTURE_KINDS } from '../kinds/structures.ts';
import { addCatalogue } from './addCatalogue.ts';
import { addExact } from './addExact.ts';
import { addLinks } from './addLinks.ts';
import { addPrompts } from './addPrompts.ts';
import { addResources } from './addResources.ts';
import { addSizing } from './addSizing.ts';
import { addSolving } from './addSolving.ts';
import { addStudies } from './addStudies.ts';
import type { ApiPort } from './apiPort.ts';
import { STRUCTURE_TOOLS } from './structureTools.ts';

/**
 * Creates the MCP endpoint. The tools solve and check through the calls of the API, so that its limits and refusals
 * apply here too; sections, catalogue searches and links are computed on the same threads. The server holds no state.
 */
export function createMcpServer(api: ApiPort): McpServer {
  const server = new McpServer(
    { name: 'eecs', title: 'EECS structural calculator', version: '0.1.0' },
    {
      instructions: [
        'Exact analysis of beams, trusses and plane frames.',
        ...STRUCTURE_KINDS.map((kind) => STRUCTURE_TOOLS[kind].guide),
      ].join('\n\n'),
    },
  );
  addSolving(server, api);
  addSizing(server, api);
  addExact(server, api);
  addStudies(server, api);
  addCatalogue(server, api);
  addLinks(server, api);
  addResources(server);
  addPrompts(server);
  return server;
}
