import { formatNumber } from '../../src/index.ts';
import type { BeamCase, Quantity } from '../../src/index.ts';
import type { BeamSituation, CombinedBeam, GoverningPoint } from '../../src/combinations/index.ts';
import { formatPlace } from '../formatPlace.ts';
import { formatResult, headed } from '../formatResult.ts';
import { formatTable } from '../formatTable.ts';
import { formatSituations } from './formatSituations.ts';

/**
 * Formats what governs a beam: for each situation the values by span, the reactions, and the governing combinations.
 */
export function formatBeamCombinations(document: BeamCase, combined: CombinedBeam): string {
  return formatSituations(document, combined, (situation) => formatSituation(document, situation));
}

function formatSituation(document: BeamCase, situation: BeamSituation): readonly string[] {
  const { combinations, reactions } = situation;
  const { system } = document.units;
  const lifted = reactions.filter(({ isLifted }) => isLifted);
  return [
    formatTable(
      [
        'span',
        'quantity',
        'value',
        'at',
        'combination',
        headed('N', 'force', system),
        headed('Q', 'force', system),
        headed('M', 'moment', system),
      ],
      situation.spans.flatMap((span, k) => [
        ...rowsOf(document, situation, { name: 'M', quantity: 'moment', at: k, range: span.M }),
        ...rowsOf(document, situation, { name: 'Q', quantity: 'force', at: k, range: span.Q }),
        ...(span.deflection
          ? rowsOf(document, situation, {
              name: 'v',
              quantity: 'displacement',
              at: k,
              range: span.deflection,
            })
          : []),
      ]),
    ),
    ...(situation.spans.some(({ ratio }) => ratio !== null)
      ? [
          situation.spans
            .map(({ ratio }, k) =>
              ratio === null
                ? `Span ${k + 1} does not deflect.`
                : `Span ${k + 1} deflects by L/${formatNumber(Math.floor(ratio), { digits: 0 })}.`,
            )
            .join('\n'),
        ]
      : []),
    formatTable(
      [
        'support',
        'at',
        headed('most', 'force', system),
        'combination',
        headed('least', 'force', system),
        'combination',
      ],
      reactions.map(({ support, x, normal: { max, min } }) => [
        String(support + 1),
        formatPlace(x, system),
        formatResult(max.value, 'force', system),
        combinations[max.combination]!.id,
        formatResult(min.value, 'force', system),
        combinations[min.combination]!.id,
      ]),
    ),
    ...lifted.map(({ support }) => `Support ${support + 1} is lifted: it has to hold the beam down.`),
  ];
}

function rowsOf(
  { units: { system } }: BeamCase,
  { combinations }: BeamSituation,
  {
    name,
    quantity,
    at,
    range,
  }: {
    readonly name: string;
    readonly quantity: Quantity;
    readonly at: number;
    readonly range: { readonly max: GoverningPoint; readonly min: GoverningPoint };
  },
): readonly (readonly string[])[] {
  return (['max', 'min'] as const).map((kind) => {
    const { value, x, combination, coincident } = range[kind];
    const { N = 0, Q = 0, M = 0 } = coincident;
    return [
      String(at + 1),
      `${headed(name, quantity, system)} ${kind}`,
      formatResult(value, quantity, system),
      formatPlace(x, system),
      combinations[combination]!.id,
      formatResult(N, 'force', system),
      formatResult(Q, 'force', system),
      formatResult(M, 'moment', system),
    ];
  });
}
