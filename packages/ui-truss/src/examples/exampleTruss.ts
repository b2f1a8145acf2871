import { parseTruss, type TrussCase } from '@eecs/solver-core/truss';

/**
 * Makes a whole document of an example: what it leaves out is filled in. One that cannot be read is a mistake of ours.
 */
export function exampleTruss(example: object): TrussCase {
  const parsed = parseTruss({ schema: 1, ...example });
  if (!parsed.ok) throw new Error(`\`exampleTruss\` got ${JSON.stringify(parsed.failures)}`);
  return parsed.document;
}
