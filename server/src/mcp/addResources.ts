import { crossSectionSchema } from '@eecs/solver-core';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { STRUCTURE_KINDS, structureOf } from '../kinds/structures.ts';
import { PICTURE_PAGE, writePicturePage } from './picture/picturePage.ts';
import { SIGNS, UNITS } from './unitsAndSigns.ts';
import { TOOL_EXAMPLES } from './toolExamples.ts';

interface Page {
  readonly name: string;
  readonly uri: string;
  readonly title: string;
  readonly mimeType: string;
  readonly text: string;
}

/** Adds what an agent can read: units, signs, a valid call of each tool, and the complete schemas of the documents. */
export function addResources(server: McpServer): void {
  for (const { name, uri, title, mimeType, text } of createPages())
    server.registerResource(name, uri, { title, mimeType }, () => ({ contents: [{ uri, mimeType, text }] }));
  const { uri, mimeType } = PICTURE_PAGE;
  // The page requests nothing, so it names no addresses that a host would have to permit.
  const _meta = { ui: { prefersBorder: true } };
  server.registerResource('picture', uri, { title: 'Pictures of results', mimeType, _meta }, () => ({
    contents: [{ uri, mimeType, text: writePicturePage(), _meta }],
  }));
}

function createPages(): readonly Page[] {
  const structures = STRUCTURE_KINDS.map(structureOf).map(({ word, schema }) => [word, schema] as const);
  const guide = (word: string, title: string, text: string): Page => ({
    name: `guide-${word}`,
    uri: `eecs://guide/${word}`,
    title,
    mimeType: 'text/markdown',
    text,
  });
  return [
    guide('units', 'Units', UNITS),
    guide('signs', 'Signs and supports', SIGNS),
    {
      name: 'examples',
      uri: 'eecs://examples',
      title: 'Arguments of a valid call of each tool',
      mimeType: 'application/json',
      text: JSON.stringify(TOOL_EXAMPLES),
    },
    ...[...structures, ['section', crossSectionSchema] as const].map(([word, schema]) => ({
      name: `schema-${word}`,
      uri: `eecs://schema/${word}`,
      title: `JSON Schema of a ${word}`,
      mimeType: 'application/schema+json',
      text: JSON.stringify(schema),
    })),
  ];
}
