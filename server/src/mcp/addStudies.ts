import { TRAINS } from '@eecs/solver-core/trains';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { kindOfWord } from '../kinds/structures.ts';
import { addTool } from './addTool.ts';
import type { ApiPort } from './apiPort.ts';
import { ASSUMES, SOLVE_ASSUMES } from './assumptions.ts';
import { describeFailed } from './describeAnswer.ts';
import { describeFrameInfluence } from './describeInfluence.ts';
import { describeRanges } from './describeRanges.ts';
import { describeLightestRods } from './describeLightestRods.ts';
import { describeStudy } from './describeStudy.ts';
import { OUTPUTS } from './outputShapes.ts';
import { refusalOf } from './refusals.ts';
import { frameInfluenceShape } from './resultShapes.ts';
import { STRUCTURE_TOOLS } from './structureTools.ts';

/**
 * Adds the studies of trusses and frames: lightest rods, the method of joints, ranges over the case sets, and influence
 * lines.
 */
export function addStudies(server: McpServer, api: ApiPort): void {
  const truss = STRUCTURE_TOOLS.truss.shape;
  addTool(server, 'find_lightest_rods', {
    title: 'Find the lightest sections of the rods of a truss',
    description:
      'Finds, for each group of links with the same section, the lightest standard sections with which they meet the standard in limits.rods of the truss ("EN 1993-1-1" or "AISC 360-22"), and why lighter ones fail. Each group is searched with the sections found for the groups before it. The truss needs what check_members needs: materials with E, nu and strength, and K: {y, z} of each link that may be compressed.',
    input: {
      truss,
      series: z
        .array(z.string().min(1).max(100))
        .min(1)
        .max(20)
        .describe('Series or classes of the catalogue, such as "EN 10219", "AISC 16 / L", or "document"'),
      groups: z
        .array(z.array(z.number().int().min(0)).min(1))
        .min(1)
        .max(100)
        .optional()
        .describe(
          'Indices of the links of each group that gets one section; by default links with the same section',
        ),
      count: z.number().int().min(1).max(20).default(3).describe('Number of sections for each group'),
    },
    assumes: ASSUMES.rods,
    output: OUTPUTS.rods,
    run: async ({ truss: document, ...wish }) => {
      const reply = await api.post('/case/truss/lightest', { data: { ...document, kind: 'truss' }, ...wish });
      return describeFailed(reply) ?? describeLightestRods(reply.body, document);
    },
  });
  addTool(server, 'method_of_joints', {
    title: 'Calculate a truss by hand, joint by joint',
    description:
      'Writes the calculation by hand of the forces at one joint of a truss: the joints in the order in which each determines its unknown forces, with their equations of equilibrium.',
    input: {
      truss,
      joint: z.number().int().min(0).describe('Index of the joint'),
      set: z.number().int().min(0).default(0).describe('Index of the case set'),
    },
    assumes: ASSUMES.joints,
    output: OUTPUTS.joints,
    run: async ({ truss: document, ...options }) => {
      const told = await api.ask({ kind: 'trussStudy', document: { ...document, kind: 'truss' }, options });
      return 'refused' in told ? refusalOf(told.refused) : describeStudy(told.outcome, document);
    },
  });
  addTool(server, 'force_ranges', {
    title: 'Ranges of the forces in a truss or a frame',
    description:
      'Returns the greatest and the least force of each link of a truss, or N, Q, M and deflection of each member of a frame, over its case sets, and the case set of each. Case sets are not combined: combine_actions does that.',
    input: {
      kind: z.enum(['truss', 'frame']).describe('The kind of structure in the document'),
      document: z.looseObject({}).describe('The truss or the frame'),
    },
    assumes: ASSUMES.ranges,
    output: OUTPUTS.ranges,
    run: async ({ kind: word, document }) => {
      const kind = kindOfWord(word);
      const reply = await api.post(`/case/${kind}`, { data: { schema: 1, ...document, kind }, include: [] });
      return describeFailed(reply) ?? describeRanges(reply.body, document);
    },
  });
  addTool(server, 'frame_influence_line', {
    title: 'Influence line of a frame',
    description:
      'Computes the value of a result of a frame under a unit downward force that moves along a chain of straight members, as exact polynomials, and the worst effects of a train. Results: {"kind": "reaction" | "displacement", "joint": index, "direction": "x" | "y" | "r"}, {"kind": "N" | "Q" | "M", "member": index, "x": place}.',
    input: {
      frame: STRUCTURE_TOOLS.frame.shape,
      chain: z
        .array(z.number().int().min(0))
        .min(1)
        .max(100)
        .describe('Indexes of members, each beginning where the one before ends'),
      result: frameInfluenceShape,
      train: z
        .enum(TRAINS.map(({ id }) => id))
        .optional()
        .describe('A load model of a standard'),
    },
    assumes: SOLVE_ASSUMES.frame,
    output: OUTPUTS.influence,
    run: async ({ frame, ...line }) => {
      const data = { ...frame, kind: 'frame' };
      const reply = await api.post('/case/frame', { data, include: [], influence: [line] });
      return describeFailed(reply) ?? describeFrameInfluence(reply.body, frame);
    },
  });
}
