import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { addTool } from './addTool.ts';
import type { ApiPort } from './apiPort.ts';
import { SOLVE_ASSUMES } from './assumptions.ts';
import { describeFailed } from './describeAnswer.ts';
import { describeLightest, LIGHTEST_GUIDE } from './describeLightest.ts';
import { OUTPUTS } from './outputShapes.ts';
import { STRUCTURE_TOOLS } from './structureTools.ts';

/** Maximum number of sections of one search. */
const MOST_FOUND = 20;

/** Adds the tool that finds the lightest section of a beam. */
export function addSizing(server: McpServer, api: ApiPort): void {
  addTool(server, 'find_lightest_section', {
    title: 'Find the lightest section of a beam',
    description: LIGHTEST_GUIDE,
    input: {
      beam: STRUCTURE_TOOLS.msb.shape,
      series: z
        .array(z.string().min(1).max(100))
        .min(1)
        .max(20)
        .describe(
          'Series or classes of the catalogue, such as "IPE", "EN 10365 / HE", "AISC 16 / W", or "document"',
        ),
      limits: z
        .looseObject({})
        .optional()
        .describe(
          '{"deflection": [{"span": 300}], "stress": {"factor": 1}}; by default, those of the document',
        ),
      code: z.boolean().optional().describe('true: also check by the standard of limits.members of the beam'),
      order: z.enum(['mass', 'height', 'price']).default('mass'),
      prices: z
        .array(z.number().positive())
        .max(20)
        .optional()
        .describe('Price of a unit of mass, one for each name in series; for order price'),
      stretches: z
        .array(z.number().int().min(0))
        .min(1)
        .optional()
        .describe('Indices in beamSections of the stretches that get the section; by default all'),
      count: z.number().int().min(1).max(MOST_FOUND).default(6),
    },
    assumes: SOLVE_ASSUMES.msb,
    output: OUTPUTS.lightest,
    run: async ({ beam, ...wish }) => {
      const reply = await api.post('/case/msb/lightest', { data: { ...beam, kind: 'msb' }, ...wish });
      return describeFailed(reply) ?? describeLightest(reply.body, beam, wish.code);
    },
  });
}
