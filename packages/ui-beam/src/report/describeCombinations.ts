import type { BeamSituation, CombinedBeam } from '@eecs/solver-core/combinations';
import { isCombining } from '@eecs/ui-kit/editing';
import {
  head,
  plain,
  type ReportBlock,
  type Runs,
  textBlock,
  describeNamed,
  describeRule,
  wordColumn,
} from '@eecs/ui-kit/report';
import { RESULT_ROWS } from '../naming/resultRows.ts';
import { findRowEffect } from '../studies/combining/rowEffects.ts';
import { IDS, type ReportedValue, combineForReport, listReportedValues } from './reportedValues.ts';
import type { BeamReportContext } from './beamReportContext.ts';
import { describeFailures } from './describeRefusal.ts';

/**
 * Writes the combinations of the case sets: the rule, the governing values of each span and each support, and their
 * combinations. Returns nothing for a document without combinations.
 */
export function describeCombinations(context: BeamReportContext): ReportBlock[] {
  const { answer, document, shared } = context;
  if (answer === null || !isCombining(document)) return [];
  const found = combineForReport(document);
  const title = head(shared('combined.title'), 2);
  if (!found.ok)
    return [
      title,
      textBlock(shared('combined.refused'), 'warning'),
      ...describeFailures(context, found.failures),
    ];
  const values = listReportedValues(context, found);
  return [
    title,
    ...describeRule(context, found.plan),
    describeValues(context, values),
    ...describeReactions(context, found),
    describeNamed(context, found.situations, listCited(found, values)),
  ];
}

function describeValues(context: BeamReportContext, values: readonly ReportedValue[]): ReportBlock {
  const { t, shared, format, document } = context;
  const write = (row: ReportedValue['row'], value: number): string =>
    format.results({ quantity: row.real, greatest: Math.abs(value) }).write(value);
  return {
    kind: 'table',
    caption: t('combined.values'),
    columns: [
      wordColumn(t('combined.quantity')),
      { head: plain(''), isNumeric: true },
      { head: plain(t('combined.place')), isNumeric: true },
      wordColumn(shared('combined.combination')),
      wordColumn(t('combined.with')),
    ],
    rows: values.map(({ name, row, point, situation }): Runs[] => {
      const beside = IDS.flatMap((id) => {
        const other = RESULT_ROWS.find((one) => one.id === id);
        const size = point.coincident[id];
        return other === undefined || other === row || size === undefined
          ? []
          : [`${other.symbol} = ${write(other, round(size, situation, id))}`];
      });
      return [
        name,
        write(row, point.value),
        format.place(point.x, { span: document.L, isFound: true }),
        situation.combinations[point.combination]!.id,
        beside.join(', '),
      ].map((text) => plain(text));
    }),
  };
}

/** Replaces rounding errors, relative to the greatest value of an effect, by 0. */
function round(size: number, { effects }: BeamSituation, id: (typeof IDS)[number]): number {
  const own = effects[id];
  const greatest =
    own === undefined ? 0 : Math.max(Math.abs(own.max.extreme.value), Math.abs(own.min.extreme.value));
  return Math.abs(size) < 1e-9 * greatest ? 0 : size;
}

function describeReactions(context: BeamReportContext, beam: CombinedBeam): ReportBlock[] {
  const { t, shared, format, names } = context;
  const situation = findRowEffect(beam, 'Q', {})?.situation;
  if (situation === undefined) return [];
  const equilibrium = beam.situations.find((one) => one.situation === 'ULS-EQU') ?? situation;
  const write = (value: number, quantity: 'force' | 'moment'): string =>
    format.results({ quantity, greatest: Math.abs(value) }).write(value);
  const parts = [
    ['axial', 'Rx', 'force'],
    ['normal', 'Ry', 'force'],
    ['moment', 'M', 'moment'],
  ] as const;
  const rows = situation.reactions.flatMap((reaction) =>
    parts.flatMap(([part, symbol, quantity]): Runs[][] => {
      const { max, min } = reaction[part];
      if (max.value === 0 && min.value === 0) return [];
      const name = t('combined.reaction', { name: names[reaction.support] ?? '', symbol });
      const idOf = (index: number): string => situation.combinations[index]!.id;
      return [
        [
          name,
          write(max.value, quantity),
          idOf(max.combination),
          write(min.value, quantity),
          idOf(min.combination),
        ].map((text) => plain(text)),
      ];
    }),
  );
  return [
    {
      kind: 'table',
      caption: t('part.reactions'),
      columns: [
        wordColumn(t('column.support')),
        { head: plain(shared('combined.max')), isNumeric: true },
        wordColumn(shared('combined.combination')),
        { head: plain(shared('combined.min')), isNumeric: true },
        wordColumn(shared('combined.combination')),
      ],
      rows,
    },
    ...equilibrium.reactions
      .filter(({ isLifted }) => isLifted)
      .map(({ support, normal: { min } }) =>
        textBlock(
          shared('combined.uplift', {
            name: names[support] ?? '',
            id: equilibrium.combinations[min.combination]!.id,
            force: write(Math.abs(min.value), 'force'),
          }),
          'warning',
        ),
      ),
  ];
}

/** Lists the names of the combinations of the reported governing values. */
function listCited(beam: CombinedBeam, values: readonly ReportedValue[]): ReadonlySet<string> {
  const situation = findRowEffect(beam, 'Q', {})?.situation;
  const reactions = situation?.reactions ?? [];
  const equilibrium = beam.situations.find((one) => one.situation === 'ULS-EQU');
  return new Set([
    ...(equilibrium?.reactions ?? []).flatMap(({ isLifted, normal: { min } }) =>
      isLifted ? [equilibrium!.combinations[min.combination]!.id] : [],
    ),
    ...values.map((told) => told.situation.combinations[told.point.combination]!.id),
    ...reactions.flatMap(({ axial, normal, moment }) =>
      [axial, normal, moment].flatMap(({ max, min }) =>
        max.value === 0 && min.value === 0
          ? []
          : [max, min].map(({ combination }) => situation!.combinations[combination]!.id),
      ),
    ),
  ]);
}
