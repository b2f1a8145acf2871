import type { TrussMechanism } from '@eecs/solver-core/truss';
import { type TrussWriter, describeTrussCause, describeTrussMotion } from '@eecs/solver-core/texts';

/** Motions of a truss that one line describes. */
export interface MoveGroup {
  readonly text: string;
  /** Their indices among the mechanisms. */
  readonly modes: readonly number[];
}

/** Causes for which the moving joints are not listed: rigid-body motions, and causes that name their place. */
const WITHOUT_JOINTS: ReadonlySet<TrussMechanism['causes'][number]['code']> = new Set([
  'tooFewRestraints',
  'parallelRestraints',
  'concurrentRestraints',
  'openPanel',
]);

/** Describes the possible motions of a truss: all rigid-body motions in one line, each other motion in its own. */
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
