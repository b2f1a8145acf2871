import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { addTool } from './addTool.ts';
import type { ApiPort } from './apiPort.ts';
import { ASSUMES } from './assumptions.ts';
import { describeFound, describeSection } from './describeSection.ts';
import { OUTPUTS } from './outputShapes.ts';
import { refusalOf } from './refusals.ts';

/** Maximum number of entries of one search. */
const MOST_FOUND = 20;

/** Adds the tools that find standard sections and materials, and that compute the properties of a section. */
export function addCatalogue(server: McpServer, api: ApiPort): void {
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
