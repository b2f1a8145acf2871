import { LIMITS } from '../../src/index.ts';
import { solveTrussRods } from '../../src/codeChecks/index.ts';
import { parseTruss, solveTruss } from '../../src/truss/index.ts';
import { type AnyFailure, describeUnchecked } from '../../src/texts/index.ts';
import { createWriter } from '../createWriter.ts';
import { EXIT } from '../exit.ts';
import { listReasons } from '../listReasons.ts';
import type { Streams } from '../streams.ts';
import { answerMemberCheck } from '../answerMemberCheck.ts';
import { isTruss } from './answerTruss.ts';
import { formatRodChecks } from './formatRodChecks.ts';

/** Checks a truss or a beam by the standard that its document names, prints the checks and returns the exit code. */
export function answerCheck(
  document: unknown,
  { json }: { readonly json: boolean },
  { out, err }: Pick<Streams, 'out' | 'err'>,
): number {
  if (!isTruss(document)) return answerMemberCheck(document, { json }, { out, err });
  const parsed = parseTruss(document);
  if (!parsed.ok) return refuse(parsed.failures, { json, document }, { out, err });
  const checked = solveTrussRods(parsed.document, (asked) =>
    solveTruss(asked, { include: [], limits: LIMITS.full }),
  );
  if (checked.ok) {
    const { combined: _, ...printed } = checked;
    out(json ? `${JSON.stringify(printed, null, 2)}\n` : formatRodChecks(parsed.document, checked));
    return EXIT.solved;
  }
  if (checked.why === 'refused') return refuse(checked.failures, { json, document }, { out, err });
  const why = checked.why === 'limits' ? 'none' : checked.why;
  err(`${describeUnchecked(why, createWriter('truss'))}\n`);
  return EXIT.refused;
}

function refuse(
  failures: readonly AnyFailure[],
  { json, document }: { readonly json: boolean; readonly document: unknown },
  { out, err }: Pick<Streams, 'out' | 'err'>,
): number {
  if (json) out(`${JSON.stringify({ ok: false, failures }, null, 2)}\n`);
  else {
    const reasons = listReasons(failures, { kind: 'truss', document });
    err(['The rods cannot be checked:', ...reasons, ''].join('\n'));
  }
  return EXIT.refused;
}
