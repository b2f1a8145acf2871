import { parseFrame } from '../../src/frame/index.ts';
import { findCriticalFactors, findFrequencies } from '../../src/stability/index.ts';
import type { AnyFailure } from '../../src/texts/index.ts';
import { createWriter, describeWithPath } from '../createWriter.ts';
import { EXIT } from '../exit.ts';
import { describeAbsentSet, findCaseSet } from '../findCaseSet.ts';
import { formatTable } from '../formatTable.ts';
import type { CliOptions } from '../readOptions.ts';
import { refuseBeyond } from '../refuseBeyond.ts';
import type { Streams } from '../streams.ts';

/** Number of critical factors or frequencies that are printed. */
const COUNT = 4;

type Out = Pick<Streams, 'out' | 'err'>;

/**
 * Prints the lowest critical factors of a frame under the loads of a case set and the effective lengths of its members;
 * returns the exit code.
 */
export function answerBuckling(
  document: unknown,
  { json, set: name }: Pick<CliOptions, 'json' | 'set'>,
  { out, err }: Out,
): number {
  const beyond = refuseBeyond(document);
  const read = beyond === null ? parseFrame(document) : null;
  const caseSets = read?.ok ? read.document.caseSets : [];
  const set = read?.ok ? findCaseSet(caseSets, name) : 0;
  if (set === null) {
    err(describeAbsentSet('The frame', name, caseSets));
    return EXIT.refused;
  }
  const found = beyond ?? findCriticalFactors(document, { count: COUNT, set });
  if (!('ok' in found)) return refuse(found.failures, err);
  if (!found.ok) return refuse(found.refused?.failures ?? null, err);
  if (json) {
    out(`${JSON.stringify(found, null, 2)}\n`);
    return EXIT.solved;
  }
  if (found.critical.length === 0) {
    out('No member is in compression: the frame does not buckle.\n');
    return EXIT.solved;
  }
  const rows = found.critical.map(({ factor, counted }) => [write(factor), counted.join(' and ')]);
  const lengths = found.lengths.map((length, k) => [String(k + 1), length === null ? '–' : write(length)]);
  out(
    `${[
      formatTable(['critical factor', 'factors below it, counted just under and just over it'], rows),
      formatTable(['member', 'effective length'], lengths),
    ].join('\n\n')}\n`,
  );
  return EXIT.solved;
}

/** Prints the lowest natural frequencies of a frame; returns the exit code. */
export function answerFrequencies(
  document: unknown,
  { json }: Pick<CliOptions, 'json'>,
  { out, err }: Out,
): number {
  const found = refuseBeyond(document) ?? findFrequencies(document, COUNT);
  if (!('ok' in found)) return refuse(found.failures, err);
  if (!found.ok) return refuse(found.refused?.failures ?? null, err);
  if (json) out(`${JSON.stringify(found, null, 2)}\n`);
  else if (found.frequencies.length === 0) out('Nothing on the frame has mass: it has no frequencies.\n');
  else {
    const rows = found.frequencies.map(({ frequency, counted }) => [write(frequency), counted.join(' and ')]);
    out(`${formatTable(['Hz', 'frequencies below it, counted just under and just over it'], rows)}\n`);
  }
  return EXIT.solved;
}

function refuse(failures: readonly AnyFailure[] | null, err: (text: string) => void): number {
  const writer = { ...createWriter('frame'), kind: 'frame' as const };
  const reasons =
    failures === null
      ? ['Every member needs a material and a cross-section.']
      : failures.map((failure) => describeWithPath(failure, writer));
  err(`${['The frame cannot be solved:', ...reasons.map((reason) => `  - ${reason}`)].join('\n')}\n`);
  return EXIT.refused;
}

function write(value: number): string {
  return String(Number(value.toPrecision(6)));
}
