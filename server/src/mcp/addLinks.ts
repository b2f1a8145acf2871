import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { type StructureKind, kindOfWord, structureOf } from '../kinds/structures.ts';
import type { LinkOutcome } from '../solving/links/linkTask.ts';
import { addTool } from './addTool.ts';
import type { ApiPort } from './apiPort.ts';
import { ASSUMES } from './assumptions.ts';
import { describeFailed, type Fields, type ToolAnswer } from './describeAnswer.ts';
import { kindShape } from './documentShapes.ts';
import { OUTPUTS } from './outputShapes.ts';
import { refusal, refusalOf } from './refusals.ts';
import { refuseDocument } from './refuseDocument.ts';
import { STRUCTURE_TOOLS } from './structureTools.ts';

/** Adds the tools that make links: to the editor, and to the page that checks the numbers of a report. */
export function addLinks(server: McpServer, api: ApiPort): void {
  addEditorLink(server, api);
  addReportLink(server, api);
}

function addEditorLink(server: McpServer, api: ApiPort): void {
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
        : describeLink(told.outcome, { kind: kindOfWord(kind), document, siteUrl });
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

function describeLink(
  outcome: LinkOutcome,
  of: { readonly kind: StructureKind; readonly document: Fields; readonly siteUrl: string },
): ToolAnswer {
  const { kind, document, siteUrl } = of;
  switch (outcome.kind) {
    case 'packed': {
      const link = `${siteUrl.replace(/\/$/, '')}/${kind}/${outcome.fragment}`;
      return { text: link, data: { link } };
    }
    case 'tooLong':
      return refusal(
        'The document is too large for a link; save it as a JSON file and open that in the editor.',
      );
    case 'noDocument':
      return refuseDocument(`This is no ${structureOf(kind).word}.`, outcome.failures, { kind, document });
    default:
      return outcome satisfies never;
  }
}
