import { checkCalculation } from '../src/checker/index.ts';
import type { CheckedCalculation } from '../src/checker/index.ts';
import { readProved } from '../src/hand/index.ts';
import type { CalculationFile, ProvedCurve } from '../src/hand/index.ts';
import { isRecord } from '../src/model/common/schemaReader.ts';
import { EXIT } from './exit.ts';
import type { Streams } from './streams.ts';

/** Returns whether a document is a calculation that contains its proof. */
export function isCalculation(document: unknown): boolean {
  return isRecord(document) && document['kind'] === 'eecs/calculation';
}

/** Checks a calculation line by line, prints the verdict and returns the exit code: 1 if a line is wrong. */
export function answerCalculation(
  document: unknown,
  { json }: { readonly json: boolean },
  { out, err }: Pick<Streams, 'out' | 'err'>,
): number {
  const checked = checkCalculation(document);
  if (json) out(`${JSON.stringify(checked, null, 2)}\n`);
  else if (checked.ok)
    out(
      [
        `All ${checked.lines} lines follow exactly from the beam and the lines before them. They prove:`,
        ...describeProved(document as CalculationFile),
        '',
      ].join('\n'),
    );
  else err(`${describeWrong(checked, document)}\n`);
  return checked.ok ? EXIT.solved : EXIT.refused;
}

/** Lists the reactions and the extremes that a verified calculation proves. */
function describeProved(file: CalculationFile): string[] {
  const { force, length } = file.units;
  const { reactions, curves } = readProved(file);
  const write = (value: number): string => String(Number(value.toPrecision(WRITTEN_DIGITS)));
  const at = ({ x, value }: ProvedCurve['max']): string => `${write(value)} at x = ${write(x)}`;
  return [
    ...reactions.map(({ support, letter, exact, value }) => {
      const number = exact.includes('/') ? `${exact}, about ${write(value)}` : exact;
      return `  ${letter} ${support} = ${number} ${letter === 'M' ? `${force}·${length}` : force}`;
    }),
    ...curves.map(
      ({ curve, max, min }) =>
        `  ${curve} in ${curve === 'M' ? `${force}·${length}` : force}: greatest ${at(max)}, least ${at(min)} ${length}`,
    ),
  ];
}

const WRITTEN_DIGITS = 9;

/** Describes the first wrong line and the reason. */
function describeWrong(checked: Extract<CheckedCalculation, { ok: false }>, document: unknown): string {
  const { why, line, path, expected } = checked;
  const lines: unknown = isRecord(document) ? document['lines'] : undefined;
  const wrong: unknown = Array.isArray(lines) && line !== null ? lines[line - 1] : undefined;
  const text = wrong === undefined ? '' : `\n  ${JSON.stringify(wrong)}`;
  const place = line === null ? 'The calculation' : `Line ${line}`;
  switch (why) {
    case 'shape':
      if (path === '/lines' && expected !== undefined && Array.isArray(lines))
        return `The calculation has ${lines.length} lines; at most ${expected} are checked.`;
      return `${place} is wrong: the value at ${path ?? '/'} does not have the shape of the schema.${text}`;
    case 'rule':
      return `${place} is wrong: its rule cannot be applied to the lines before it.${text}`;
    case 'value':
      return `${place} is wrong: its rule gives ${expected ?? 'another value'}.${text}`;
    case 'size':
      return `${place} takes too much arithmetic to be checked: its numbers are too long.`;
    case 'missing':
      return `The calculation ends at line ${(line ?? 1) - 1} before every result is proved.`;
    default:
      return why satisfies never;
  }
}
