import { beamCaseSchema, crossSectionSchema } from '@eecs/solver-core';
import { describeFailure } from '@eecs/solver-core/texts';
import { trussCaseSchema } from '@eecs/solver-core/truss';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import type { ApiPort, ApiReply, SolvePath } from './apiPort.ts';
import { describeBeam, describeFailed, describeTruss, describeVerdict, type Told } from './describeAnswer.ts';
import { BEAM_GUIDE, TRUSS_GUIDE, beamShape, kindShape, trussShape } from './documentShapes.ts';
import type { LinkOutcome } from '../solving/links/linkTask.ts';
import { describeFound, describeSection } from './describeSection.ts';
import { createReader } from '../solving/texts/reader.ts';

const READS = { readOnlyHint: true, openWorldHint: false };

/** Most entries of one search. */
const MOST_FOUND = 20;

/**
 * Creates the agents' door: the tools solve and judge through the calls of the API, so that its limits and its refusals
 * hold here too, and have sections, the catalogue and links computed by the same threads. It holds no state.
 */
export function createMcpServer(api: ApiPort): McpServer {
  const server = new McpServer(
    { name: 'eecs', title: 'EECS structural calculator', version: '0.1.0' },
    { instructions: `Exact analysis of beams and trusses.\n\n${BEAM_GUIDE}\n\n${TRUSS_GUIDE}` },
  );
  addSolving(server, api);
  addCatalogue(server, api);
  addLink(server, api);
  addSchemas(server);
  return server;
}

function addSolving(server: McpServer, api: ApiPort): void {
  const solve = async (
    path: SolvePath,
    document: Readonly<Record<string, unknown>>,
    describe: (body: ApiReply['body'], document: Readonly<Record<string, unknown>>) => Told,
  ) => {
    const reply = await api.post(path, { data: document, include: [] });
    return toResult(describeFailed(reply) ?? describe(reply.body, document));
  };
  server.registerTool(
    'solve_beam',
    {
      title: 'Solve a beam',
      description:
        'Solves a multi-span beam exactly: reactions, extremes of N, Q, M and deflection of every case set. A beam that can move is refused with what moves and what would hold it.',
      inputSchema: { beam: beamShape },
      annotations: READS,
    },
    ({ beam }) => solve('/case/msb', { ...beam, kind: 'msb' }, describeBeam),
  );
  server.registerTool(
    'solve_truss',
    {
      title: 'Solve a truss',
      description:
        'Solves a plane or spatial truss: axial forces (tension positive), reactions, displacements where materials and sections are given.',
      inputSchema: { truss: trussShape },
      annotations: READS,
    },
    ({ truss }) => solve('/case/truss', { ...truss, kind: 'truss' }, describeTruss),
  );
  server.registerTool(
    'judge_structure',
    {
      title: 'Judge a structure',
      description:
        'Says whether a beam or truss can stand, how often it is statically indeterminate, and else what moves, why, and the edits that would hold it.',
      inputSchema: { kind: kindShape, document: z.looseObject({}).describe('The beam or the truss') },
      annotations: READS,
    },
    ({ kind, document }) =>
      kind === 'beam'
        ? solve('/case/msb', { ...document, kind: 'msb' }, describeVerdict)
        : solve('/case/truss', { ...document, kind: 'truss' }, describeVerdict),
  );
}

function addCatalogue(server: McpServer, api: ApiPort): void {
  server.registerTool(
    'search_catalogue',
    {
      title: 'Search the catalogue',
      description:
        'Finds standard cross-sections (EN, AISC, GOST and others) or materials by designation or words in English, Russian or Ukrainian: "IPE 300", "W14x90", "S355", "channel 20". Answers objects that can be put into `sections` or `materials` of a document.',
      inputSchema: {
        of: z.enum(['sections', 'materials']),
        asked: z.string().min(1).max(100),
        most: z.number().int().min(1).max(MOST_FOUND).default(5),
      },
      annotations: READS,
    },
    async ({ of, asked, most }) => {
      const told = await api.ask({ kind: 'catalogue', document: null, options: { of, asked, most } });
      return toResult('refused' in told ? refusalOf(told.refused) : describeFound(told.outcome, asked));
    },
  );
  server.registerTool(
    'section_properties',
    {
      title: 'Properties of a cross-section',
      description:
        'Computes area (cm2), second moments (cm4), moduli (cm3), torsion and warping constants, shear centre of a section given by its dimensions in mm, as {className: "hsection", b, h, tw, tf, r1}.',
      inputSchema: { section: z.looseObject({ className: z.string(), label: z.string().default('') }) },
      annotations: READS,
    },
    async ({ section }) => {
      const told = await api.ask({ kind: 'section', document: section, options: {} });
      return toResult('refused' in told ? refusalOf(told.refused) : describeSection(told.outcome));
    },
  );
}

function addLink(server: McpServer, api: ApiPort): void {
  server.registerTool(
    'open_in_editor',
    {
      title: 'Open in the editor',
      description:
        'Makes a link that opens a beam or truss in the EECS editor, for a person to look at and go on with.',
      inputSchema: { kind: kindShape, document: z.looseObject({}) },
      annotations: READS,
    },
    async ({ kind, document }) => {
      const { siteUrl } = api;
      if (siteUrl === null)
        return toResult(refusal('The operator has not said where the site stands (PUBLIC_URL).'));
      const told = await api.ask({ kind: 'link', document, options: { of: kind } });
      return toResult(
        'refused' in told ? refusalOf(told.refused) : describeLink(told.outcome, kind, siteUrl),
      );
    },
  );
}

function describeLink(outcome: LinkOutcome, kind: 'beam' | 'truss', siteUrl: string): Told {
  switch (outcome.kind) {
    case 'packed': {
      const link = `${siteUrl.replace(/\/$/, '')}/${kind === 'beam' ? 'msb' : 'truss'}/${outcome.fragment}`;
      return { text: link, data: { link } };
    }
    case 'tooLong':
      return refusal(
        'The document is too large for a link; save it as a JSON file and open that in the editor.',
      );
    case 'noDocument': {
      const reader = createReader(kind === 'beam' ? 'msb' : 'truss', {}, 'en-US');
      const reasons = outcome.failures.map(
        (failure) => `- ${failure.path || '/'}: ${describeFailure(failure, reader)}`,
      );
      return {
        ...refusal([`This is no ${kind}.`, ...reasons].join('\n')),
        data: { failures: outcome.failures, errors: reasons },
      };
    }
    default:
      return outcome satisfies never;
  }
}

/** The whole forms of what the tools take, for who wants to know more than the guide says. */
function addSchemas(server: McpServer): void {
  const schemas = { beam: beamCaseSchema, truss: trussCaseSchema, section: crossSectionSchema };
  for (const [name, schema] of Object.entries(schemas)) {
    const uri = `eecs://schema/${name}`;
    server.registerResource(
      `schema-${name}`,
      uri,
      { title: `JSON Schema of a ${name}`, mimeType: 'application/schema+json' },
      () => ({ contents: [{ uri, mimeType: 'application/schema+json', text: JSON.stringify(schema) }] }),
    );
  }
}

function refusalOf({ status, body }: ApiReply): Told {
  return {
    text: `The call was refused (${status}): ${String(body['message'])}`,
    data: { status, ...body },
    isError: true,
  };
}

function refusal(text: string): Told {
  return { text, data: {}, isError: true };
}

function toResult({ text, data, isError = false }: Told) {
  return {
    content: [{ type: 'text' as const, text }],
    structuredContent: data,
    ...(isError && { isError }),
  };
}
