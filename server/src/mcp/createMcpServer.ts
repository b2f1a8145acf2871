import { parseQuestion } from '@eecs/solver-core/inverse';
import { describeFailure } from '@eecs/solver-core/texts';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { STRUCTURE_KINDS, type StructureKind, kindOfWord, structureOf } from '../kinds/structures.ts';
import { addPrompts } from './addPrompts.ts';
import { addResources } from './addResources.ts';
import { addTool } from './addTool.ts';
import { ASSUMES, SOLVE_ASSUMES } from './assumptions.ts';
import type { ApiPort, ApiReply } from './apiPort.ts';
import { describeFailed, describeVerdict, type ToolAnswer } from './describeAnswer.ts';
import { CHECK_GUIDE, describeChecks } from './describeChecks.ts';
import { VALUES_GUIDE, describeExact } from './describeExact.ts';
import { describeEnvelope, ENVELOPE_GUIDE } from './describeEnvelope.ts';
import { describeLightest, LIGHTEST_GUIDE } from './describeLightest.ts';
import { CHECKED_KINDS, COMBINATION_GUIDE, checkedKindShape, kindShape } from './documentShapes.ts';
import type { ExactTaskOptions } from '../solving/exact/exactTask.ts';
import type { LinkOutcome } from '../solving/links/linkTask.ts';
import { describeFound, describeSection } from './describeSection.ts';
import { addStudies } from './addStudies.ts';
import { refusal, refusalOf } from './refusals.ts';
import { createReader } from '../solving/texts/reader.ts';
import { influenceShape, resultShape } from './resultShapes.ts';
import { OUTPUTS, SOLVED_OUTPUTS } from './outputShapes.ts';
import { TOOL_EXAMPLES } from './toolExamples.ts';
import { CHECKS, DESCRIBE_COMBINED, STRUCTURE_TOOLS } from './structureTools.ts';

/** Maximum number of entries of one search. */
const MOST_FOUND = 20;

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
  addLink(server, api);
  addReportLink(server, api);
  addResources(server);
  addPrompts(server);
  return server;
}

function addSolving(server: McpServer, api: ApiPort): void {
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

function addSizing(server: McpServer, api: ApiPort): void {
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

/** Adds the tools with exact numbers: values at which a condition holds, and a calculation with its proof. */
function addExact(server: McpServer, api: ApiPort): void {
  const ask = async (beam: Readonly<Record<string, unknown>>, options: ExactTaskOptions) => {
    const told = await api.ask({ kind: 'exact', document: { ...beam, kind: 'msb' }, options });
    return 'refused' in told ? refusalOf(told.refused) : describeExact(told.outcome, beam);
  };
  const beam = STRUCTURE_TOOLS.msb.shape;
  const set = z.number().int().min(0).default(0).describe('Index of the case set');
  addTool(server, 'find_values', {
    title: 'Find the values at which a condition holds',
    description: VALUES_GUIDE,
    input: {
      beam,
      number: z.looseObject({ kind: z.string() }),
      condition: z.looseObject({ kind: z.string() }),
      from: z.number(),
      to: z.number(),
      set,
    },
    assumes: ASSUMES.exact,
    output: OUTPUTS.values,
    run: ({ beam: document, number, ...asked }) => {
      const question = parseQuestion({ ...asked, knob: number });
      return question === null
        ? refusal(
            `This is no question. ${VALUES_GUIDE} Example: ${JSON.stringify(TOOL_EXAMPLES.find_values)}`,
          )
        : ask(document, { of: 'values', question });
    },
  });
  addTool(server, 'explain_change', {
    title: 'Explain why a number changed',
    description:
      'Splits the difference of a result between two variants of a beam exactly over the edits between them: the changes add up to it. Results: {"kind": "extreme", "of": "N" | "Q" | "M" | "slope" | "deflection", "end": "max" | "min"}, {"kind": "value", "of", "x"}, {"kind": "reaction", "support": index, "direction": "x" | "y" | "r"}.',
    input: { before: beam, after: beam, result: resultShape, set },
    assumes: ASSUMES.change,
    output: OUTPUTS.change,
    run: ({ before, after, result, set: index }) =>
      ask(before, { of: 'change', after: { ...after, kind: 'msb' }, result, set: index }),
  });
  addTool(server, 'influence_line', {
    title: 'Influence line of a beam',
    description:
      'Computes the value of a result under a unit downward force at x, as exact polynomials in x. Results: {"kind": "reaction" | "moment", "support": index}, {"kind": "Q" | "M" | "deflection", "x": place}; Q with "side": "left" | "right" at a support.',
    input: { beam, result: influenceShape },
    assumes: SOLVE_ASSUMES.msb,
    output: OUTPUTS.influence,
    run: ({ beam: document, result }) => ask(document, { of: 'influence', wish: result }),
  });
  addTool(server, 'hand_calculation', {
    title: 'Calculate a beam by hand',
    description:
      'Writes the calculation of a beam by hand, line by line (equilibrium, force method, sections, extremes), with exact values: fractions, or roots of polynomials. An independent checker verifies the returned file.',
    input: { beam, set },
    assumes: ASSUMES.exact,
    output: OUTPUTS.calculation,
    run: ({ beam: document, set: index }) => ask(document, { of: 'proof', set: index }),
  });
}

function addCatalogue(server: McpServer, api: ApiPort): void {
  addTool(server, 'search_catalogue', {
    title: 'Search the catalogue',
    description:
      'Finds standard cross-sections (EN, AISC, GOST and others) or materials by designation or words in English, Russian or Ukrainian: "IPE 300", "W14x90", "S355", "channel 20". Returns objects that can be put into `sections` or `materials` of a document.',
    input: {
      of: z.enum(['sections', 'materials']),
      asked: z.string().min(1).max(100),
      most: z.number().int().min(1).max(MOST_FOUND).default(5),
    },
    assumes: ASSUMES.catalogue,
    output: OUTPUTS.found,
    run: async ({ of, asked, most }) => {
      const told = await api.ask({ kind: 'catalogue', document: null, options: { of, asked, most } });
      return 'refused' in told ? refusalOf(told.refused) : describeFound(told.outcome, asked);
    },
  });
  addTool(server, 'section_properties', {
    title: 'Properties of a cross-section',
    description:
      'Computes area (cm2), second moments (cm4), moduli (cm3), torsion and warping constants, shear centre of a section given by its dimensions in mm, such as {className: "hsection", b, h, tw, tf, r1}.',
    input: { section: z.looseObject({ className: z.string(), label: z.string().default('') }) },
    assumes: ASSUMES.sections,
    output: OUTPUTS.properties,
    run: async ({ section }) => {
      const told = await api.ask({ kind: 'section', document: section, options: {} });
      return 'refused' in told ? refusalOf(told.refused) : describeSection(told.outcome);
    },
  });
}

function addLink(server: McpServer, api: ApiPort): void {
  addTool(server, 'open_in_editor', {
    title: 'Open in the editor',
    description:
      'Makes a link that opens a beam, truss or frame in the EECS editor, where a person can view and edit it.',
    input: { kind: kindShape, document: z.looseObject({}) },
    assumes: ASSUMES.link,
    output: OUTPUTS.link,
    run: async ({ kind, document }) => {
      const { siteUrl } = api;
      if (siteUrl === null) return refusal(NO_SITE);
      const told = await api.ask({ kind: 'link', document, options: { of: kindOfWord(kind) } });
      return 'refused' in told
        ? refusalOf(told.refused)
        : describeLink(told.outcome, kindOfWord(kind), siteUrl);
    },
  });
}

/** Adds the tool that makes the link of a report, with which anybody can check its numbers. */
function addReportLink(server: McpServer, api: ApiPort): void {
  addTool(server, 'report_link', {
    title: 'Link that proves the numbers of a beam',
    description:
      'Makes the link that a report on a beam prints: its page solves the beam again in the browser of the reader and compares the governing numbers, and opens the beam in the editor, whose report it belongs to.',
    input: { beam: STRUCTURE_TOOLS.msb.shape },
    assumes: ASSUMES.reportLink,
    output: OUTPUTS.link,
    run: async ({ beam }) => {
      const { siteUrl } = api;
      if (siteUrl === null) return refusal(NO_SITE);
      const document = { ...beam, kind: 'msb' };
      const failed = describeFailed(await api.post('/case/msb', { data: document, include: [] }));
      if (failed !== null) return failed;
      const fragment = await api.claim(document);
      if (fragment === null)
        return refusal(
          'There is no link: the beam is too large for one, or the server is busy; try once more.',
        );
      const link = `${siteUrl.replace(/\/$/, '')}/check${fragment}`;
      return { text: link, data: { link } };
    },
  });
}

const NO_SITE = 'The operator has not set the address of the site (PUBLIC_URL).';

function describeLink(outcome: LinkOutcome, kind: StructureKind, siteUrl: string): ToolAnswer {
  switch (outcome.kind) {
    case 'packed': {
      const link = `${siteUrl.replace(/\/$/, '')}/${kind}/${outcome.fragment}`;
      return { text: link, data: { link } };
    }
    case 'tooLong':
      return refusal(
        'The document is too large for a link; save it as a JSON file and open that in the editor.',
      );
    case 'noDocument': {
      const reader = createReader(kind, {}, 'en-US');
      const reasons = outcome.failures.map(
        (failure) => `- ${failure.path || '/'}: ${describeFailure(failure, reader)}`,
      );
      return {
        ...refusal([`This is no ${structureOf(kind).word}.`, ...reasons].join('\n')),
        data: { failures: outcome.failures, errors: reasons },
      };
    }
    default:
      return outcome satisfies never;
  }
}
