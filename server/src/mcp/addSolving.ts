import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { STRUCTURE_KINDS, type StructureKind, kindOfWord, structureOf } from '../kinds/structures.ts';
import { addTool } from './addTool.ts';
import type { ApiPort, ApiReply } from './apiPort.ts';
import { ASSUMES, SOLVE_ASSUMES } from './assumptions.ts';
import { describeFailed, describeVerdict, type ToolAnswer } from './describeAnswer.ts';
import { CHECK_GUIDE, describeChecks } from './describeChecks.ts';
import { describeEnvelope, ENVELOPE_GUIDE } from './describeEnvelope.ts';
import { CHECKED_KINDS, COMBINATION_GUIDE, checkedKindShape, kindShape } from './documentShapes.ts';
import { OUTPUTS, SOLVED_OUTPUTS } from './outputShapes.ts';
import { CHECKS, DESCRIBE_COMBINED, STRUCTURE_TOOLS } from './structureTools.ts';

/** Adds the tools that solve, combine, check, judge and draw a structure through the calls of the API. */
export function addSolving(server: McpServer, api: ApiPort): void {
  const solve = async (
    kind: StructureKind,
    document: Readonly<Record<string, unknown>>,
    describe: (body: ApiReply['body'], document: Readonly<Record<string, unknown>>) => ToolAnswer,
    include: readonly string[] = [],
  ) => {
    const reply = await api.post(`/case/${kind}`, { data: { ...document, kind }, include });
    return describeFailed(reply) ?? describe(reply.body, document);
  };
  const draw = (kind: StructureKind, document: Readonly<Record<string, unknown>>) =>
    api.draw(kind, { ...document, kind });
  for (const kind of STRUCTURE_KINDS) {
    const { word } = structureOf(kind);
    const { title, description, shape, describe } = STRUCTURE_TOOLS[kind];
    addTool(server, `solve_${word}`, {
      title,
      description,
      input: { [word]: shape },
      assumes: SOLVE_ASSUMES[kind],
      output: SOLVED_OUTPUTS[kind],
      run: ({ [word]: document = {} }) => solve(kind, document, describe),
      draw: ({ [word]: document = {} }) => draw(kind, document),
    });
  }
  addTool(server, 'combine_actions', {
    title: 'Combine the actions on a structure',
    description: COMBINATION_GUIDE,
    input: { kind: kindShape, document: z.looseObject({}).describe('The beam, truss or frame') },
    assumes: ASSUMES.combinations,
    output: OUTPUTS.combinations,
    run: ({ kind: word, document }) => {
      const kind = kindOfWord(word);
      return solve(kind, { schema: 1, ...document }, DESCRIBE_COMBINED[kind], ['combinations']);
    },
  });
  addTool(server, 'envelope', {
    title: 'Envelope of a beam',
    description: ENVELOPE_GUIDE,
    input: {
      beam: STRUCTURE_TOOLS.msb.shape,
      count: z.number().int().min(2).max(201).default(21).describe('Number of equally spaced places'),
    },
    assumes: ASSUMES.envelope,
    output: OUTPUTS.envelope,
    run: ({ beam, count }) =>
      solve('msb', beam, (body, of) => describeEnvelope(body, of, { count }), [
        ...(beam['combinations'] === undefined ? [] : ['combinations']),
      ]),
    draw: ({ beam }) => draw('msb', beam),
  });
  addTool(server, 'check_members', {
    title: 'Check a steel structure by a design code',
    description: CHECK_GUIDE,
    input: { kind: checkedKindShape, document: z.looseObject({}).describe('The beam or the truss') },
    assumes: ASSUMES.checks,
    output: OUTPUTS.checks,
    run: ({ kind: word, document }) => {
      const kind = CHECKED_KINDS[word];
      const tool = CHECKS[kind];
      return solve(kind, { schema: 1, ...document }, (body, of) => describeChecks(tool, body, of), [
        tool.part,
      ]);
    },
  });
  addTool(server, 'judge_structure', {
    title: 'Stability and static determinacy',
    description:
      'Reports whether a beam, truss or frame is stable and its degree of static indeterminacy; otherwise what moves, why, and the edits that would hold it.',
    input: { kind: kindShape, document: z.looseObject({}).describe('The structure') },
    assumes: ASSUMES.verdict,
    output: OUTPUTS.verdict,
    run: ({ kind, document }) => solve(kindOfWord(kind), { schema: 1, ...document }, describeVerdict),
    draw: ({ kind, document }) => draw(kindOfWord(kind), { schema: 1, ...document }),
  });
  addTool(server, 'draw_picture', {
    title: 'Draw a structure',
    description:
      'Draws a structure with its results for the page that shows pictures; models call the tools that solve.',
    input: { kind: kindShape, document: z.looseObject({}).describe('The structure') },
    assumes: ASSUMES.picture,
    output: OUTPUTS.verdict,
    run: ({ kind, document }) => solve(kindOfWord(kind), { schema: 1, ...document }, describeVerdict),
    draw: ({ kind, document }) => draw(kindOfWord(kind), { schema: 1, ...document }),
    isForPage: true,
  });
}
