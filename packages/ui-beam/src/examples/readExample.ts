import { type BeamCase, parseCase } from '@eecs/solver-core';
import type { ExampleName } from './exampleMessages.ts';
import texts from './messages/en-US.json' with { type: 'json' };

/**
 * Parses an example, written in the wire format, with its English title and description; throws if it is invalid, which
 * is a bug.
 */
export function readExample(name: ExampleName, wire: object): BeamCase {
  const parsed = parseCase({ ...wire, ...texts[name] });
  if (!parsed.ok) throw new Error(`\`readExample\` got ${JSON.stringify(parsed.failures)}`);
  return parsed.document;
}
