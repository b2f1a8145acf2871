import { parseResult, readResult, splitChange } from '../src/inverse/index.ts';
import type { ResultCurve, ResultWish, SplitChange } from '../src/inverse/index.ts';
import { type BeamCase, type Quantity, parseCase, solveBeam, timoshenko } from '../src/index.ts';
import { EXIT } from './exit.ts';
import { describeAbsentSet, findCaseSet } from './findCaseSet.ts';
import { formatPlace } from './formatPlace.ts';
import { formatResult, headed } from './formatResult.ts';
import { formatTable } from './formatTable.ts';
import { listReasons } from './listReasons.ts';
import type { CliOptions } from './readOptions.ts';
import { refuseBeyond } from './refuseBeyond.ts';
import type { Streams } from './streams.ts';

/** A result and its difference, split over the edits. */
interface Explained {
  readonly result: ResultWish;
  readonly split: SplitChange;
}

const QUANTITY: Readonly<Record<ResultCurve, Quantity>> = {
  N: 'force',
  Q: 'force',
  M: 'moment',
  slope: 'slope',
  deflection: 'displacement',
};

/**
 * Prints why a result of a beam differs between two documents, and returns the exit code. If no result is asked for,
 * the extreme moments are explained, and the extreme deflections if both beams have real stiffnesses. `set` names the
 * case set; a title names one of each beam, which may be at different places in their lists.
 */
export function answerChange(
  [before, after]: readonly [unknown, unknown],
  { result, set, json }: Pick<CliOptions, 'result' | 'set' | 'json'>,
  { out, err }: Pick<Streams, 'out' | 'err'>,
): number {
  const wish = result === null ? null : readWish(result);
  if (wish === null && result !== null) {
    err(
      `Write the result as JSON, for example --result='{"kind": "reaction", "support": 0, "direction": "y"}'\n`,
    );
    return EXIT.usage;
  }
  const first = readBeam(before);
  const last = readBeam(after);
  if (!first.ok || !last.ok) {
    if (!first.ok) err(`The beam before cannot be solved:\n${first.reasons}\n`);
    if (!last.ok) err(`The beam after cannot be solved:\n${last.reasons}\n`);
    return EXIT.refused;
  }
  const absent = [first.beam, last.beam].findIndex(({ caseSets }) => findCaseSet(caseSets, set) === null);
  if (absent !== -1) {
    const [name, { caseSets }] = absent === 0 ? ['before', first.beam] : ['after', last.beam];
    err(describeAbsentSet(`The beam ${name}`, set, caseSets));
    return EXIT.refused;
  }
  const wishes = wish === null ? listExtremes(first.isReal && last.isReal) : [wish];
  const explained = wishes.flatMap((one): Explained[] => {
    const split = splitChange(first.beam, last.beam, (beam) => {
      const index = findCaseSet(beam.caseSets, set);
      return index === null ? null : readResult(beam, one, index);
    });
    return split === null ? [] : [{ result: one, split }];
  });
  if (explained.length === 0) {
    err(
      'One of the two beams has no such result, or no order of the edits leads from one to the other through beams that can be solved.\n',
    );
    return EXIT.refused;
  }
  if (json) out(`${JSON.stringify({ ok: true, changes: explained }, null, 2)}\n`);
  else out(explained.map((one) => format(last.beam, one)).join('\n'));
  return EXIT.solved;
}

function readWish(text: string): ResultWish | null {
  try {
    return parseResult(JSON.parse(text));
  } catch {
    return null;
  }
}

type ReadBeam =
  | { readonly ok: true; readonly beam: BeamCase; readonly isReal: boolean }
  | { readonly ok: false; readonly reasons: string };

function readBeam(document: unknown): ReadBeam {
  const answer = refuseBeyond(document) ?? solveBeam(document, { include: [], mohr: [], shear: timoshenko });
  const parsed = parseCase(document);
  if (answer.level !== 'error' && parsed.ok)
    return { ok: true, beam: parsed.document, isReal: answer.isReal };
  const failures = answer.level === 'error' ? answer.failures : [];
  return { ok: false, reasons: listReasons(failures, { kind: 'beam', document }).join('\n') };
}

function listExtremes(hasStiffness: boolean): readonly ResultWish[] {
  const curves = hasStiffness ? (['M', 'deflection'] as const) : (['M'] as const);
  return curves.flatMap((of) =>
    (['max', 'min'] as const).map((end) => ({ kind: 'extreme', of, end }) as const),
  );
}

function format({ units: { system } }: BeamCase, { result, split }: Explained): string {
  const quantity =
    result.kind !== 'reaction' ? QUANTITY[result.of] : result.direction === 'r' ? 'moment' : 'force';
  const name =
    result.kind === 'reaction'
      ? `reaction ${result.direction} of support ${result.support + 1}`
      : result.kind === 'value'
        ? `${result.of} at ${formatPlace(result.x, system)}`
        : `${result.end === 'max' ? 'greatest' : 'least'} ${result.of}`;
  const write = (value: number): string => formatResult(value, quantity, system);
  const rows = [
    ['before', '', write(split.before)],
    ...split.parts.map(({ path, kind, change }) => [path, kind, write(change)]),
    ['after', '', write(split.after)],
  ];
  return [
    formatTable([name, 'edit', headed('change', quantity, system)], rows),
    ...(split.by === 'order' && split.parts.length > 1
      ? ['The edits were made one by one in this order.']
      : []),
    '',
  ].join('\n');
}
