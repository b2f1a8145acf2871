import { type BeamCase, parseCase } from '@eecs/solver-core';
import type { ExampleName } from './exampleMessages.ts';
import texts from './messages/en-US.json' with { type: 'json' };

/**
 * Reads an example written as it travels on the wire, under the title and the description its name has in English;
 * an example that cannot be read is our own mistake.
 */
export function readExample(name: ExampleName, wire: object): BeamCase {
  const parsed = parseCase({ ...wire, ...texts[name] });
  if (!parsed.ok) throw new Error(`\`readExample\` got ${JSON.stringify(parsed.failures)}`);
  return parsed.document;
}
