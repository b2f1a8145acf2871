import type { UnitSystem } from '@eecs/solver-core';
import type { DocumentKind, SessionTypes } from './documentKind.ts';

/** A result with the document it belongs to. */
export interface Solution<Types extends SessionTypes> {
  readonly document: Types['document'];
  readonly answer: Types['solved'];
}

/**
 * Why a solve brought no result: the document cannot be solved as it is; the solver answered that it does not take the
 * request (`host.solve` rejected with an error whose `kind` is `'rejected'`); or nobody answered.
 */
export type SolveFault<Refused> =
  | { readonly kind: 'refused'; readonly answer: Refused }
  | { readonly kind: 'rejected' | 'unreachable'; readonly error: unknown };

/** Takes a result and its document to a unit system. */
export function solutionToSystem<Types extends SessionTypes>(
  solution: Solution<Types>,
  system: UnitSystem,
  {
    kind,
    convert,
  }: { kind: DocumentKind<Types>; convert: (document: Types['document']) => Types['document'] },
): Solution<Types> {
  const from = solution.document.units.system;
  if (from === system) return solution;
  const document = convert(solution.document);
  return { document, answer: kind.answerToSystem(solution.answer, from, document) };
}

/** The surroundings say by the error's `kind` that their solver did answer. */
export function toFault(error: unknown): SolveFault<never> {
  const isRejection = error instanceof Error && 'kind' in error && error.kind === 'rejected';
  return { kind: isRejection ? 'rejected' : 'unreachable', error };
}
