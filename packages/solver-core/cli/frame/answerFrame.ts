import { LIMITS } from '../../src/index.ts';
import { solveFrame } from '../../src/frame/index.ts';
import type { FrameAnswer, FrameSet } from '../../src/frame/index.ts';
import { describeFrameMechanism } from '../../src/texts/index.ts';
import { createWriter, describeWithPath } from '../createWriter.ts';
import { STATUSES } from '../describeMechanism.ts';
import { EXIT } from '../exit.ts';
import { formatTable } from '../formatTable.ts';
import type { Streams } from '../streams.ts';

/** Greatest number of reasons, rows and motions that are printed. */
const MOST = 60;

/** Returns whether a document is meant to be a frame. */
export function isFrame(document: unknown): boolean {
  if (typeof document !== 'object' || document === null) return false;
  const { kind, className } = document as { readonly kind?: unknown; readonly className?: unknown };
  if (typeof kind === 'string') return kind.toLowerCase() === 'frame';
  if (typeof className === 'string') return className.toLowerCase() === 'caseframe';
  return 'joints' in document && 'members' in document;
}

/** Solves a frame, prints its results in the base units of its document and returns the exit code. */
export function answerFrame(
  document: unknown,
  { json }: { readonly json: boolean },
  { out, err }: Pick<Streams, 'out' | 'err'>,
): number {
  const answer = solveFrame(document, { limits: LIMITS.full });
  const isRefused = answer.level === 'error';
  if (json) out(`${JSON.stringify(answer, null, 2)}\n`);
  else if (isRefused) err(describeRefusal(answer));
  else {
    const { status, degree } = answer.verdict;
    const notes = answer.corrections.slice(0, MOST).map((one) => `Note: ${describeWithPath(one, WRITER)}`);
    const head = [`${STATUSES[status]} (degree ${degree}).`, ...notes].join('\n');
    out(`${[head, ...answer.sets.map(formatSet)].join('\n\n')}\n`);
  }
  return isRefused ? EXIT.refused : EXIT.solved;
}

const WRITER = { ...createWriter('frame'), kind: 'frame' as const };

function describeRefusal({ failures, verdict }: Extract<FrameAnswer, { level: 'error' }>): string {
  const reasons = [...new Set(failures.map((failure) => describeWithPath(failure, WRITER)))];
  const motions = (verdict?.mechanisms ?? []).map((mechanism) => describeFrameMechanism(mechanism, WRITER));
  return [
    'The frame cannot be solved:',
    ...[...reasons, ...motions].slice(0, MOST).map((sentence) => `  - ${sentence}`),
    '',
  ].join('\n');
}

function formatSet(set: FrameSet, index: number): string {
  const { R, members, checks } = set;
  const write = (value: number): string => String(Number(value.toPrecision(6)));
  const reactions = R.slice(0, MOST).map(({ joint, x, y, moment }) => [
    String(joint + 1),
    ...[x, y, moment].map(write),
  ]);
  const curves = members
    .slice(0, MOST)
    .map(({ N, Q, M }, k) => [
      String(k + 1),
      ...[N, Q, M].flatMap(({ min, max }) => [write(min.value), write(max.value)]),
    ]);
  return [
    `Case set ${index + 1}, in the base units of the document`,
    `Reactions\n${formatTable(['joint', 'x', 'y', 'moment'], reactions)}`,
    `Extremes\n${formatTable(['member', 'N min', 'N max', 'Q min', 'Q max', 'M min', 'M max'], curves)}`,
    ...listSteps(set),
    ...(checks ? [`Checks ${checks.passed ? 'passed' : 'FAILED'}.`] : []),
  ].join('\n\n');
}

/** Lists how the axial forces of the second order converged, and which members are slack. */
function listSteps({ secondOrder, oneWay }: FrameSet): string[] {
  const list = (members: readonly number[]): string => members.map((member) => member + 1).join(', ');
  return [
    ...(secondOrder ? [`Second order: the axial forces held after ${secondOrder.steps} solutions.`] : []),
    ...(oneWay ? [`Members without axial force: ${list(oneWay.slack) || 'none'}.`] : []),
    ...(oneWay?.steps.map(
      ({ slack, taut }, step) =>
        `  step ${step + 1}: ${[slack.length > 0 ? `released ${list(slack)}` : '', taut.length > 0 ? `carries again ${list(taut)}` : ''].filter(Boolean).join('; ')}`,
    ) ?? []),
  ];
}
