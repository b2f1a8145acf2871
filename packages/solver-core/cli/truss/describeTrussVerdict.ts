import {
  describeDoubts,
  describeTrussCause,
  describeTrussFix,
  describeTrussMotion,
} from '../../src/texts/index.ts';
import type { TrussCase, TrussVerdict } from '../../src/truss/index.ts';
import { createTrussWriter } from '../createWriter.ts';
import { listMotion, STATUSES } from '../describeMechanism.ts';

/** Greatest number of motions that are described: enough to find the place. */
const MOST_MOTIONS = 10;

/** Describes a verdict in a line, and each motion of the truss: the moving joints, the cause and what would stop it. */
export function describeTrussVerdict(
  verdict: TrussVerdict,
  document: Pick<TrussCase, 'joints' | 'units'>,
): string {
  const { status, degree, W, rank, isRankAtMost, exact, mechanisms } = verdict;
  const writer = createTrussWriter(document);
  const shown = mechanisms.slice(0, MOST_MOTIONS);
  const [least, most] = isRankAtMost ? ['at least ', 'at most '] : ['', ''];
  const lines = [
    `${status === 'unknown' ? 'Not judged, too large' : STATUSES[status]} (degree ${least}${degree}, W = ${W}, rank ${most}${rank}${exact ? '' : ', within rounding'}).`,
  ];
  for (const [i, mechanism] of shown.entries()) {
    lines.push(
      mechanisms.length === 1 ? 'How it moves:' : `Motion ${i + 1}:`,
      ...listMotion({
        motions: [describeTrussMotion(mechanism, writer)],
        causes: mechanism.causes.map((cause) => describeTrussCause(cause, writer)),
        cures: mechanism.fixes.map((fix) => describeTrussFix(fix, writer)),
      }),
    );
  }
  lines.push(...describeDoubts(verdict, writer, shown.length));
  return lines.join('\n');
}
