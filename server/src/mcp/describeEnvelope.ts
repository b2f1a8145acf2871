import { type Diagram, valueAt } from '@eecs/solver-core';
import type { ApiReply } from './apiPort.ts';
import { type Fields, type ToolAnswer, listOf, unitsOf, write } from './describeAnswer.ts';

/** Instructions for an agent: how to request an envelope. */
export const ENVELOPE_GUIDE =
  'Returns the greatest and least N, Q, M and deflection at places along a beam: over the combinations of each design situation if the document states `combinations` (see combine_actions), otherwise over its case sets. Places are in the length unit of the document.';

/** The envelope of a quantity: the greatest and least value at each of the places. */
interface Envelope {
  readonly max: readonly number[];
  readonly min: readonly number[];
}

const CURVES = ['M', 'Q', 'N', 'deflection'] as const;
type Curve = (typeof CURVES)[number];

/** Describes the envelopes of a beam at equally spaced places. */
export function describeEnvelope(
  body: ApiReply['body'],
  document: Fields,
  { count }: { readonly count: number },
): ToolAnswer {
  const length = Number(document['L']);
  const places = Array.from({ length: count }, (_, k) => (length * k) / (count - 1));
  const reasons = body['combinationErrors'];
  if (Array.isArray(reasons) && reasons.length > 0) {
    const errors = reasons.map(String);
    return {
      text: ['The case sets cannot be combined:', ...errors.map((line) => `- ${line}`)].join('\n'),
      data: { errors },
      isError: true,
    };
  }
  const situations = listOf((body['combinations'] as Fields | undefined)?.['situations']);
  const envelopes =
    situations.length === 0
      ? [{ of: 'case sets', ...overSets(listOf(body['sets']), places) }]
      : situations.map(({ situation, effects }) => ({
          of: String(situation),
          ...fromEffects((effects ?? {}) as Fields, places),
        }));
  return {
    text: envelopes.flatMap((one) => describe(one, { places, document })).join('\n'),
    data: { places, envelopes },
  };
}

/** Takes the greatest and least values of the diagrams of all case sets. */
function overSets(sets: readonly Fields[], places: readonly number[]): Partial<Record<Curve, Envelope>> {
  return byCurve((curve) => {
    const diagrams = sets.flatMap(({ [curve]: diagram }) => (diagram == null ? [] : [diagram as Diagram]));
    if (diagrams.length === 0) return null;
    const both = places.map((x) => diagrams.flatMap((one) => [valueAt(one, x), valueAt(one, x, 'left')]));
    return { max: both.map((all) => Math.max(...all)), min: both.map((all) => Math.min(...all)) };
  });
}

/** Reads the borders of the envelopes of a situation, on both sides of a jump. */
function fromEffects(effects: Fields, places: readonly number[]): Partial<Record<Curve, Envelope>> {
  return byCurve((curve) => {
    const range = effects[curve] as
      | { readonly max: { readonly diagram: Diagram }; readonly min: { readonly diagram: Diagram } }
      | null
      | undefined;
    if (range == null) return null;
    const at = (diagram: Diagram, pick: (...values: number[]) => number) =>
      places.map((x) => pick(valueAt(diagram, x), valueAt(diagram, x, 'left')));
    return { max: at(range.max.diagram, Math.max), min: at(range.min.diagram, Math.min) };
  });
}

function byCurve(find: (curve: Curve) => Envelope | null): Partial<Record<Curve, Envelope>> {
  return Object.fromEntries(
    CURVES.flatMap((curve) => {
      const envelope = find(curve);
      return envelope === null ? [] : [[curve, envelope]];
    }),
  );
}

function describe(
  { of, ...curves }: { readonly of: string } & Partial<Record<Curve, Envelope>>,
  { places, document }: { readonly places: readonly number[]; readonly document: Fields },
): readonly string[] {
  const { force, moment, length } = unitsOf(document);
  const units = { M: moment, Q: force, N: force, deflection: length } as const;
  const isZero = ({ max, min }: Envelope) => [...max, ...min].every((value) => value === 0);
  return [
    `Envelope over ${of}:`,
    ...CURVES.flatMap((curve) => {
      const envelope = curves[curve];
      if (envelope === undefined || isZero(envelope)) return [];
      const rows = places.map((x, k) => `${write(x)}: ${write(envelope.max[k])} / ${write(envelope.min[k])}`);
      return [`- ${curve} in ${units[curve]}, x: greatest / least: ${rows.join('; ')}`];
    }),
  ];
}
