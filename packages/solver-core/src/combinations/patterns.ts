import type { PatternRule } from './action.ts';

/**
 * Lists the spans on which a variable action may act: parts that are chosen independently, each with its arrangements
 * of sources. `sources` contains one source for each span, from left to right.
 *
 * Without a rule the action acts on all spans. With `any` each span is a part of its own. By EN 1993-1-1:2005, AB.2(1)B
 * the arrangements are alternate spans, and two neighbouring ones.
 */
export function listPatterns(
  sources: readonly number[],
  rule: PatternRule | undefined,
): readonly (readonly (readonly number[])[])[] {
  if (rule === undefined || sources.length === 1) return [[sources]];
  if (rule === 'any') return sources.map((source) => [[source]]);
  const alternate = [0, 1].map((first) => sources.filter((_, span) => span % 2 === first));
  const neighbours = sources.slice(1).map((source, span) => [sources[span]!, source]);
  return [[...alternate, ...neighbours]];
}
