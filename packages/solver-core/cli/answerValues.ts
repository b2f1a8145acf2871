import { findValues, parseQuestion } from '../src/inverse/index.ts';
import type { InverseFailure, InverseQuestion } from '../src/inverse/index.ts';
import { parseCase, solveBeam } from '../src/index.ts';
import { EXIT } from './exit.ts';
import { listReasons } from './listReasons.ts';
import { refuseBeyond } from './refuseBeyond.ts';
import type { Streams } from './streams.ts';

const REASONS: Readonly<Record<InverseFailure, string>> = {
  noNumber: 'The beam has no such number.',
  set: 'The beam has no case set {{set}}.',
  range: 'The range is empty, leads beyond the beam, or has a stiffness or a span that is not above 0.',
  shear: 'Shear strains count in this beam; inverse questions are answered without them.',
  place: 'The beam has no such place or support.',
  curved: 'The place of the greatest moment is found exactly only under concentrated and uniform loads.',
};

/** Prints the values of one number of a beam at which a condition holds, and returns the exit code. */
export function answerValues(
  document: unknown,
  { json, question }: { readonly json: boolean; readonly question: string | null },
  { out, err }: Pick<Streams, 'out' | 'err'>,
): number {
  const asked = readQuestion(question);
  if (asked === null) {
    err(
      `Write the question as JSON, for example --question='{"knob": {"kind": "loadPlace", "load": 0}, "from": 0, "to": 6, "condition": {"kind": "reaction", "support": 0, "direction": "y", "equals": 0}}'\n`,
    );
    return EXIT.usage;
  }
  const answer = refuseBeyond(document) ?? solveBeam(document, { include: [], mohr: [] });
  const parsed = parseCase(document);
  if (answer.level === 'error' || !parsed.ok) {
    const failures = answer.level === 'error' ? answer.failures : [];
    err(['The beam cannot be solved:', ...listReasons(failures, { kind: 'beam', document }), ''].join('\n'));
    return EXIT.refused;
  }
  const found = findValues(parsed.document, asked);
  if (json) out(`${JSON.stringify(found, null, 2)}\n`);
  else if (!found.ok) err(`${REASONS[found.why].replace('{{set}}', String((asked.set ?? 0) + 1))}\n`);
  else {
    const ranges = found.ranges.map(([a, b]) => `It holds from ${a} to ${b}.`);
    const unstable = found.unstable.map(([a, b]) => `The beam can move from ${a} to ${b}.`);
    const values = found.values.map((value) => `It holds at ${value}.`);
    const all = [...values, ...ranges];
    const lines = all.length === 0 ? [`It holds nowhere from ${asked.from} to ${asked.to}.`] : all;
    out(`${[`The number is ${found.own}.`, ...lines, ...unstable].join('\n')}\n`);
  }
  return found.ok ? EXIT.solved : EXIT.refused;
}

/** Reads a question; returns null if it is malformed. */
function readQuestion(text: string | null): InverseQuestion | null {
  let read: unknown;
  try {
    read = JSON.parse(text ?? '');
  } catch {
    return null;
  }
  return parseQuestion(read);
}
