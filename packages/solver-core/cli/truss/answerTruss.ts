import { LIMITS } from '../../src/index.ts';
import { parseTruss, solveTruss } from '../../src/truss/index.ts';
import type { RefusedTruss, TrussCase } from '../../src/truss/index.ts';
import { createWriter, describeWithPath } from '../createWriter.ts';
import { EXIT } from '../exit.ts';
import type { CliOptions } from '../readOptions.ts';
import type { Streams } from '../streams.ts';
import { describeTrussVerdict } from './describeTrussVerdict.ts';
import { findMethods, formatMethods } from './formatMethods.ts';
import { formatTrussAnswer } from './formatTrussAnswer.ts';

/** Greatest number of reasons listed individually. */
const MOST_REASONS = 50;

/** Returns whether a document is meant to be a truss. */
export function isTruss(document: unknown): boolean {
  if (typeof document !== 'object' || document === null) return false;
  const { kind, className } = document as { readonly kind?: unknown; readonly className?: unknown };
  if (typeof kind === 'string') return kind.toLowerCase() === 'truss';
  if (typeof className === 'string') return className.toLowerCase() === 'casetruss';
  return 'joints' in document && !('supports' in document);
}

/** Solves a truss, prints its results and returns the exit code. */
export function answerTruss(
  document: unknown,
  { json, equations, joint, cut }: CliOptions,
  { out, err }: Pick<Streams, 'out' | 'err'>,
): number {
  const answer = solveTruss(document, {
    limits: LIMITS.full,
    ...(equations && { include: ['descriptor', 'checks'] }),
  });
  if (answer.level === 'error') {
    if (json) out(`${JSON.stringify(answer, null, 2)}\n`);
    else err(describeRefusal(document, answer));
    return EXIT.refused;
  }
  const read = readTruss(document);
  const missing = findMissing(read, { joint, cut });
  if (missing !== null) {
    err(`${missing}\n`);
    return EXIT.usage;
  }
  const isByHand = joint !== null || cut !== null;
  const methods = findMethods(read, answer, { joint, cut });
  if (json) out(`${JSON.stringify({ ...answer, ...(isByHand && { methods }) }, null, 2)}\n`);
  else {
    out(formatTrussAnswer(read, answer, { equations }));
    if (isByHand) out(`\n${formatMethods(read, answer, { joint, cut })}\n`);
  }
  return methods.some(({ section }) => section?.ok === false) ? EXIT.usage : EXIT.solved;
}

function findMissing(
  { joints, links }: TrussCase,
  { joint, cut }: Pick<CliOptions, 'joint' | 'cut'>,
): string | null {
  if (joint !== null && joint >= joints.length)
    return `There is no joint ${joint + 1}; the truss has ${joints.length}.`;
  const link = cut?.find((one) => one >= links.length);
  return link === undefined ? null : `There is no link ${link + 1}; the truss has ${links.length}.`;
}

/** Returns the truss as the solver read it, for titles and units. */
function readTruss(document: unknown): TrussCase {
  const parsed = parseTruss(document);
  if (!parsed.ok) throw new Error('`readTruss` was called with a document that was not solved');
  return parsed.document;
}

/** Lists the reasons and, for a mechanism, its motion, causes and fixes. */
function describeRefusal(document: unknown, { failures, verdict }: RefusedTruss): string {
  const parsed = parseTruss(document);
  const system = parsed.ok ? parsed.document.units.system : 0;
  const writer = createWriter('truss', system);
  const sentences = [...new Set(failures.map((failure) => describeWithPath(failure, writer)))];
  const omitted = sentences.length - MOST_REASONS;
  const moves = parsed.ok && verdict !== null && verdict.mechanisms.length > 0;
  return [
    'The truss cannot be solved:',
    ...sentences.slice(0, MOST_REASONS).map((sentence) => `  - ${sentence}`),
    ...(omitted > 0 ? [`  and ${omitted} more.`] : []),
    ...(moves ? ['', describeTrussVerdict(verdict, parsed.document)] : []),
    '',
  ].join('\n');
}
