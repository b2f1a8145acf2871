import { crossSectionSchema } from '@eecs/solver-core';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { SOLVED_KINDS, solvedOf } from '../kinds/structures.ts';
import { TOOL_EXAMPLES } from './toolExamples.ts';

const UNITS = `# Units of a document and of its results

| quantity | SI (default) | US customary, \`units: {"system": 1}\` |
| --- | --- | --- |
| lengths, places, deflections | m | in |
| dimensions of sections | mm | in |
| areas; second moments of area | cm2; cm4 | in2; in4 |
| E, G, strengths, stresses | MPa | psi |
| forces; distributed loads; moments | N; N/m; N*m | lbf; lbf/in; lbf*in |

Results have the units of the document. The properties that section_properties and search_catalogue return state their units.
`;

const SIGNS = `# Signs

- The x axis runs along a beam to the right, y upwards. A load downwards is negative; moments and rotations are positive anticlockwise.
- A reaction is the action of the support on the structure: upwards, to the right and anticlockwise are positive.
- N is positive in tension.
- Q is the resultant of the forces on the part to the left, positive upwards.
- M of a beam is positive if it stretches the bottom (sagging). M of a member of a frame is positive if it stretches its side of -y; its x runs from joint i to joint j.
- A deflection is positive upwards.

Supports: className "fixed" or "pin" is a PIN, "simple" or "roller" holds y, "cantilever" or "clamp" is a built-in end, "hinge" is an internal hinge.
`;

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
}

function createPages(): readonly Page[] {
  const structures = SOLVED_KINDS.map(solvedOf).map(({ word, schema }) => [word, schema] as const);
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
