import { parseTruss, type TrussCase } from '@eecs/solver-core/truss';

/** Completes the document of an example with default values. Throws if it is invalid, which is a bug. */
export function exampleTruss(example: object): TrussCase {
  const parsed = parseTruss({ schema: 1, ...example });
  if (!parsed.ok) throw new Error(`\`exampleTruss\` got ${JSON.stringify(parsed.failures)}`);
  return parsed.document;
}
