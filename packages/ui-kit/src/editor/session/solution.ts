import type { UnitSystem } from '@eecs/solver-core';
import type { DocumentKind, SessionTypes } from './documentKind.ts';

/** A result with the document it belongs to. */
export interface Solution<Types extends SessionTypes> {
  readonly document: Types['document'];
  readonly answer: Types['solved'];
}

/**
 * Why a solve has no result: the document cannot be solved; the solver does not accept the request (`host.solve`
 * rejected with an error whose `kind` is `'rejected'`); its answer is unusable (`'failed'`); or there was no answer.
 */
export type SolveFault<Refused> =
  | { readonly kind: 'refused'; readonly answer: Refused }
  | { readonly kind: 'rejected' | 'failed' | 'unreachable'; readonly error: unknown };

/** Maps each converted result to its original, so that a conversion back restores rounded digits. */
export type SolutionTwins<Types extends SessionTypes> = WeakMap<Solution<Types>, Solution<Types>>;

/** How results are converted between unit systems. */
export interface SolutionWays<Types extends SessionTypes> {
  readonly kind: DocumentKind<Types>;
  readonly convert: (document: Types['document']) => Types['document'];
  readonly twins: SolutionTwins<Types>;
}

/** Converts a result and its document to a unit system; a conversion there and back returns the identical result. */
export function solutionToSystem<Types extends SessionTypes>(
  solution: Solution<Types>,
  system: UnitSystem,
  { kind, convert, twins }: SolutionWays<Types>,
): Solution<Types> {
  const from = solution.document.units.system;
  if (from === system) return solution;
  const twin = twins.get(solution);
  if (twin !== undefined) return twin;
  const document = convert(solution.document);
  const converted = { document, answer: kind.answerToSystem(solution.answer, from, document) };
  twins.set(solution, converted);
  twins.set(converted, solution);
  return converted;
}

/** The error's `kind` shows that the host's solver did answer. */
export function toFault(error: unknown): SolveFault<never> {
  const kind = error instanceof Error && 'kind' in error ? error.kind : null;
  return { kind: kind === 'rejected' || kind === 'failed' ? kind : 'unreachable', error };
}
