import { type CheckedCalculation, checkCalculation } from '@eecs/solver-core/checker';
import { type CalculationFile, type Proved, readProved } from '@eecs/solver-core/hand';

/** A checked file: the verdict, and what it proves or the first wrong line; null if the file is not JSON. */
export type CheckedFile = {
  readonly verdict: CheckedCalculation;
  readonly line: string | null;
  readonly proved: Proved | null;
} | null;

/** The line that is being checked, and the number of lines of the file. */
export interface CheckProgress {
  readonly line: number;
  readonly count: number;
}

/** Least time between two reports of progress, ms. */
const REPORT_MS = 100;

/** Reads an exported calculation and checks it line by line. */
export async function checkFile(
  given: Blob,
  onProgress: (progress: CheckProgress) => void,
  now: () => number = () => performance.now(),
): Promise<CheckedFile> {
  const file = parse(await given.text());
  if (file === undefined) return null;
  const lines = listLines(file);
  let reported = -Infinity;
  const verdict = checkCalculation(file, (line) => {
    const time = now();
    if (time - reported < REPORT_MS) return;
    reported = time;
    onProgress({ line, count: lines.length });
  });
  const wrong = !verdict.ok && verdict.line !== null ? lines[verdict.line - 1] : undefined;
  const proved = verdict.ok ? readProved(file as CalculationFile) : null;
  return { verdict, line: wrong === undefined ? null : JSON.stringify(wrong), proved };
}

function listLines(file: unknown): readonly unknown[] {
  const lines = typeof file === 'object' && file !== null && 'lines' in file ? file.lines : null;
  return Array.isArray(lines) ? lines : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
