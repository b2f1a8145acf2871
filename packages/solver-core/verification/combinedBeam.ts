import { solveBeam } from '../src/beam/solveBeam.ts';
import type { CombinedBeam } from '../src/combinations/beam/answer.ts';
import { solveBeamCombinations } from '../src/combinations/beam/solveBeamCombinations.ts';
import { parseCase } from '../src/model/beam/parseCase.ts';

/** Parses a beam of a test; throws if it cannot be read. */
export function readBeam(input: object) {
  const parsed = parseCase(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

/** Combines the case sets of a beam of a test, or returns why they cannot be combined. */
export const combineBeamCase = (input: object) =>
  solveBeamCombinations(readBeam(input), (document) => solveBeam(document, { include: [] }));

/** Combines the case sets of a beam of a test; throws if they cannot be combined. */
export function combinedBeam(input: object): CombinedBeam {
  const found = combineBeamCase(input);
  if (!found.ok) throw new Error(JSON.stringify(found.failures));
  return found;
}

/** Finds a situation of a combined beam by its name, with its index. */
export const situationOf = (beam: CombinedBeam, name: string) => {
  const at = beam.situations.findIndex(({ situation }) => situation === name);
  return { at, ...beam.situations[at]! };
};

/** A case set with a permanent action. */
export const G = { action: { kind: 'G' } };
/** A case set with an imposed load of offices. */
export const Q = { action: { kind: 'Q', category: 'B' } };
/** A case set with an imposed load of offices that may act on any spans. */
export const PATTERN = { action: { kind: 'Q', category: 'B', pattern: 'any' } };
