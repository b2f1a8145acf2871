import { type BeamCase, parseCase } from '@eecs/solver-core';

/** Reads an example written as it travels on the wire; an example that cannot be read is our own mistake. */
export function readExample(wire: object): BeamCase {
  const parsed = parseCase(wire);
  if (!parsed.ok) throw new Error(`\`readExample\` got ${JSON.stringify(parsed.failures)}`);
  return parsed.document;
}
