import type { TrussMechanism } from '@eecs/solver-core/truss';
import { type TrussWriter, describeTrussCause, describeTrussMotion } from '@eecs/solver-core/texts';

/** Ways a truss can move that one line describes. */
export interface MoveGroup {
  readonly text: string;
  /** Their indexes among the mechanisms. */
  readonly modes: readonly number[];
}

/** Causes that let the truss move as one body, where the joints that move do not show it, or that name their place. */
const WITHOUT_JOINTS: ReadonlySet<TrussMechanism['causes'][number]['code']> = new Set([
  'tooFewRestraints',
  'parallelRestraints',
  'concurrentRestraints',
  'openPanel',
]);

/**
 * Describes how a truss can move: what moves it as a whole in one line however many
 * ways that is, each other way in its own.
 */
export function groupMoves(mechanisms: readonly TrussMechanism[], writer: TrussWriter): readonly MoveGroup[] {
  const told = new Map<string, number[]>();
  mechanisms.forEach((mechanism, index) => {
    const causes = mechanism.causes.map((cause) => describeTrussCause(cause, writer));
    const isWhole = causes.length > 0 && mechanism.causes.every(({ code }) => WITHOUT_JOINTS.has(code));
    const text = [...(isWhole ? [] : [describeTrussMotion(mechanism, writer)]), ...causes].join(' ');
    told.set(text, [...(told.get(text) ?? []), index]);
  });
  return [...told].map(([text, modes]) => ({ text, modes }));
}
