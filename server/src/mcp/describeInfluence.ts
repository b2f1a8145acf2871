import type { InfluenceLine } from '@eecs/solver-core';
import { type Fields, type ToolAnswer, joinLines, listOf, unitsOf, write } from './describeAnswer.ts';
import { refusal } from './refusals.ts';

/** Describes an influence line by its extremes, zeros and polynomials; `from` states where x begins. */
export function describeInfluence(
  { segments, min, max, zeros }: InfluenceLine,
  document: Fields,
  from: string,
): ToolAnswer {
  const { length } = unitsOf(document);
  return {
    text: [
      `Value of the result under a unit downward force at x, in ${length} ${from}:`,
      `- greatest ${write(max.value)} at x = ${write(max.x)}, least ${write(min.value)} at x = ${write(min.x)}`,
      ...(zeros.length === 0 ? [] : [`- zero at x = ${zeros.map(write).join(', ')}`]),
      ...segments.map(
        ({ x0, x1, c }) =>
          `- from ${write(x0)} to ${write(x1)}: coefficients of (x - ${write(x0)})^k: ${c.map(write).join(', ')}`,
      ),
    ].join('\n'),
    data: { min, max, zeros, segments },
  };
}

const REASONS: Readonly<Record<string, string>> = {
  unsolved: 'The frame can move, or its members lack materials and sections.',
  superposition: 'Second order and members that bear one way only have no influence lines.',
  bed: 'Frames on elastic beds have no influence lines.',
  chain: 'The members form no way: check `chain`; each must begin where the one before ends.',
  curved: 'The unit force moves along straight members only: check `chain`.',
  result: 'The frame has no such result: check `result`; the direction must be held, the member straight.',
};

/** Describes the influence line of a frame, with the worst effects of a train. */
export function describeFrameInfluence(body: Fields, document: Fields): ToolAnswer {
  const [{ reason, line, train, spans } = {}] = listOf(body['influence']);
  if (line === null || line === undefined) return refusal(REASONS[String(reason)] ?? String(reason));
  const told = describeInfluence(line as InfluenceLine, document, 'from the start of the way');
  if (typeof train !== 'object' || train === null) return { ...told, data: { ...told.data, spans } };
  const { max, min } = train as { readonly max: Fields; readonly min: Fields };
  return {
    text: joinLines([
      told.text,
      `The train at its worst places: greatest ${write(max['value'])}, least ${write(min['value'])}, in the units of the result times force.`,
    ]),
    data: { ...told.data, spans, train },
  };
}
