import { expect, test } from 'vitest';
import { findValues } from '../../src/inverse/index.ts';
import { DRAWN_SEED, drawCases } from '../drawCases.ts';
import { drawQuestion } from './drawQuestions.ts';
import type { DrawnQuestion } from './drawQuestions.ts';

const WANTED = drawCases(500);
/** Number of sampled values in the range. */
const SAMPLES = 60;
/** The quantity at a found value may differ from the requested one by this fraction of the largest. */
const HOLDS = 1e-7;

test(`no value is missed in ${WANTED} inverse questions (seed ${DRAWN_SEED})`, () => {
  let count = 0;
  let found = 0;
  const wrong: string[] = [];
  for (let seed = DRAWN_SEED; count < WANTED; seed++) {
    const drawn = drawQuestion(seed);
    if (drawn === null) continue;
    count++;
    const answer = findValues(drawn.document, drawn.question);
    if (!answer.ok) {
      wrong.push(`seed ${seed}: ${answer.why}`);
      continue;
    }
    found += answer.values.length;
    wrong.push(...compare(drawn, answer).map((text) => `seed ${seed}: ${text}`));
  }
  expect(wrong).toEqual([]);
  // The requested number is one that the quantity takes in the range.
  expect(found).toBeGreaterThan(WANTED / 2);
}, 600_000);

function compare(
  { question, quantityAt }: DrawnQuestion,
  answer: Extract<ReturnType<typeof findValues>, { ok: true }>,
): string[] {
  const { from, to, condition } = question;
  if (condition.kind === 'governs') throw new Error('A question about what governs has no quantity.');
  const wrong: string[] = [];
  const samples = Array.from({ length: SAMPLES + 1 }, (_, k) => {
    const t = from + ((to - from) * k) / SAMPLES;
    return { t, value: quantityAt(t) };
  });
  const scale = Math.max(...samples.map(({ value }) => Math.abs(value ?? 0)));
  for (const t of answer.values) {
    const value = quantityAt(t);
    if (value !== null && Math.abs(value - condition.equals) > HOLDS * scale)
      wrong.push(`${JSON.stringify(question)}: at ${t} it is ${value}`);
  }
  for (let k = 1; k < samples.length; k++) {
    const [before, after] = [samples[k - 1]!, samples[k]!];
    if (before.value === null || after.value === null) continue;
    const crosses = (before.value - condition.equals) * (after.value - condition.equals) < 0;
    const isFound =
      answer.values.some((t) => before.t <= t && t <= after.t) ||
      answer.ranges.some(([a, b]) => a <= after.t && before.t <= b);
    if (crosses && !isFound && !jumpsBetween(quantityAt, condition.equals, [before.t, after.t]))
      wrong.push(`${JSON.stringify(question)}: none between ${before.t} and ${after.t}`);
  }
  return wrong;
}

/** Returns whether the quantity passes a number by a jump: bisection then ends at two values that remain different. */
function jumpsBetween(
  quantityAt: DrawnQuestion['quantityAt'],
  equals: number,
  [from, to]: readonly [number, number],
): boolean {
  let [a, b] = [from, to];
  for (let k = 0; k < 60; k++) {
    const middle = (a + b) / 2;
    const [left, value] = [quantityAt(a), quantityAt(middle)];
    if (left === null || value === null) return true;
    if ((left - equals) * (value - equals) <= 0) b = middle;
    else a = middle;
  }
  const [left, right] = [quantityAt(a), quantityAt(b)];
  return (
    left === null ||
    right === null ||
    Math.abs(left - right) > 1e-6 * Math.max(Math.abs(left), Math.abs(right), Math.abs(equals))
  );
}
