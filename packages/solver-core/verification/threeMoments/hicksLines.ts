import { solveBeam, valueAt } from '@eecs/solver-core';
import type { DescriptorSystem } from '@eecs/solver-core';
import { HICKS_BEAM } from '../problems/threeMomentExamples.ts';
import { US_EI } from '../problems/usBeam.ts';

/** A line of the book and the program's value at that step. */
export interface BookLine {
  /** The line as printed in the book, or as it follows from the previous line. */
  readonly line: string;
  /**
   * The number at the end of the line, in kips and ft, and the number of its printed decimals; null for a line that
   * only follows.
   */
  readonly book: number;
  readonly decimals: number | null;
  /** Where the program has this number. */
  readonly where: string;
  readonly found: number;
}

const FT = 12;
const KIP = 1000;

/**
 * Goes through the two-span beam of T. G. Hicks, Handbook of Civil Engineering Calculations, 2nd ed., p. 1.63, line by
 * line.
 *
 * The numbers of the program are those of its own equations (the descriptor) and diagrams, converted to kips and feet.
 */
export function listBookLines(): BookLine[] {
  const answer = solveBeam(HICKS_BEAM, { include: ['descriptor'] });
  const set = answer.level === 'error' ? undefined : answer.sets[0];
  if (!set?.descriptor) throw new Error('the beam of the book cannot be solved');
  const { Q, M, R, descriptor } = set;
  const at = (i: number) => R[i]!.normal / KIP;
  const [left, middle, right] = [0, 10 * FT, 25 * FT];
  // The slopes at B agree: times -6 EI this is Clapeyron's equation, divided by 12² and 1000 in ft and kips.
  const slopes = rowOf(descriptor, { kind: 'continuity', x: middle });
  const scale = -6 * US_EI;
  const [ofA, ofC] = [left, right].map((x) => rowOf(descriptor, { kind: 'balance', x }));
  // Divided by its factor of M, the balance of a span's end is the sum of moments about its other end.
  const lever = (row: Row) => -row.reaction / row.moment / FT;
  const moments = (row: Row) => -row.constant / row.moment / FT / KIP;
  return [
    line(
      '2 (L1 + L2)',
      2 * (10 + 15),
      null,
      'equation of slopes at B, factor of M',
      (slopes.moment * scale) / FT,
    ),
    line(
      '-w1 L1³/4 - w2 L2³/4 - P1 L1² (k1 - k1³) - P2 L2² (k2 - k2³)',
      -(2 * 10 ** 3) / 4 -
        (3 * 15 ** 3) / 4 -
        6 * 10 ** 2 * (0.5 - 0.5 ** 3) -
        10 * 15 ** 2 * (0.4 - 0.4 ** 3),
      null,
      'equation of slopes at B, right side',
      (slopes.constant * scale) / FT ** 2 / KIP,
    ),
    line('M at B', -80.2, 1, 'M(B)', valueAt(M, middle) / KIP / FT),
    line('6(5) + 2(10)(5)', 130, 0, 'balance at A, right side', moments(ofA!)),
    line('10 RA', 10, 0, 'balance at A, lever of RA', lever(ofA!)),
    line('10 RA - 6(5) - 2(10)(5) + 80.2 = 0', 4.98, 2, 'RA', at(0)),
    line('6(5) + 2(10)(5) + 80.2 - 10 RB1 = 0', 21.02, 2, '-Q left of B', -valueAt(Q, middle, 'left') / KIP),
    line('10(9) + 3(15)(7.5)', 427.5, 1, 'balance at C, right side', moments(ofC!)),
    line('15 RC', 15, 0, 'balance at C, lever of RC', lever(ofC!)),
    line('-80.2 + 10(9) + 3(15)(7.5) - 15 RC = 0', 23.15, 2, 'RC', at(2)),
    line('15 RB2 - 80.2 - 10(6) - 3(15)(7.5) = 0', 31.85, 2, 'Q right of B', valueAt(Q, middle) / KIP),
    line('RB = 21.02 + 31.85', 52.87, 2, 'RB', at(1)),
  ];
}

function line(
  ...[text, book, decimals, where, found]: [string, number, number | null, string, number]
): BookLine {
  return { line: text, book, decimals, where, found };
}

/** An equation in M at B and one reaction: moment·M + reaction·R = constant. */
interface Row {
  readonly moment: number;
  readonly reaction: number;
  readonly constant: number;
}

function rowOf(
  { equations, unknowns, A, b }: DescriptorSystem,
  { kind, x }: { kind: 'continuity' | 'balance'; x: number },
): Row {
  const row = equations.findIndex(
    (equation) => equation.kind === kind && equation.x === x && equation.direction !== 'x',
  );
  const factor = (of: 'moment' | 'reaction') =>
    A.entries.reduce((sum, [i, j, value]) => (i === row && unknowns[j]?.kind === of ? sum + value : sum), 0);
  return { moment: factor('moment'), reaction: factor('reaction'), constant: b[row] ?? NaN };
}

/** Writes the lines as rows of the table in THEORY.md. */
export function writeBookLines(lines: readonly BookLine[]): string[] {
  return lines.map(({ line: text, book, decimals, where, found }) => {
    const printed = decimals === null ? `theorem: ${Number(book.toFixed(4))}` : book.toFixed(decimals);
    return `| ${text} | ${printed} | ${where} | ${Number(found.toPrecision(6))} |`;
  });
}
