import { type BeamSet, NO_NUMBER, formatNumber } from '@eecs/solver-core';
import {
  head,
  numberColumn,
  placeColumn,
  plain,
  type ReportBlock,
  type Runs,
  textBlock,
  symbol,
  wordColumn,
} from '@eecs/ui-kit/report';
import { greatestOfCurve } from '../studies/stress/greatestOfCurve.ts';
import { greatestOfDiagram } from '../studies/stress/greatestOfDiagram.ts';
import type { GreatestOfRange } from '../studies/stress/greatestOfRange.ts';
import { listStrengths } from '../studies/stress/listStrengths.ts';
import type { BeamReportContext } from './beamReportContext.ts';

const THEORIES = ['eq1', 'eq2', 'eq3', 'eq4', 'eq5'] as const;

/** A reported stress: its greatest value, its place, and the utilisation of the strength. */
interface ReportedStress {
  readonly name: string;
  readonly sign: Runs;
  readonly x: number;
  readonly value: number;
  readonly strength: number | null;
}

/** Writes the greatest stresses of each case set with the strength of the material there. */
export function describeStresses(context: BeamReportContext): ReportBlock[] {
  const { answer, t, document, nameSet } = context;
  if (answer === null) return [];
  const isKnown = answer.sets.some(({ S }) => S !== null);
  return [
    head(t('part.stresses'), 2),
    context.describeCaution(),
    ...(isKnown
      ? answer.sets.flatMap((set, index): ReportBlock[] => [
          ...(document.caseSets.length === 0 ? [] : [head(nameSet(index))]),
          describeSet(context, set, nameSet(index)),
        ])
      : [textBlock(t('stressed.none'))]),
  ];
}

function describeSet(context: BeamReportContext, set: BeamSet, caption: string): ReportBlock {
  const { t, format, document, words } = context;
  const told = listStresses(context, set);
  const hasStrength = told.some(({ strength }) => strength !== null);
  const greatest = Math.max(0, ...told.map(({ value }) => Math.abs(value)));
  const { write } = format.results({ quantity: 'stress', greatest, digits: STRESS_DIGITS });
  const share = (value: number, strength: number | null): string =>
    strength === null
      ? NO_NUMBER
      : formatNumber((100 * Math.abs(value)) / strength, { digits: 1, locale: words.locale });
  return {
    kind: 'table',
    caption,
    columns: [
      wordColumn(t('column.result')),
      numberColumn(context, 'stress', symbol('σ', 'max')),
      placeColumn(context),
      ...(hasStrength
        ? [
            numberColumn(context, 'stress', plain(t('column.strength'))),
            { head: plain(t('column.utilisation')), unit: '%', isNumeric: true },
          ]
        : []),
    ],
    rows: told.map(({ name, sign, x, value, strength }): Runs[] => [
      [...plain(`${name} `), ...sign],
      plain(write(value, false)),
      plain(format.place(x, { span: document.L, isFound: true, withUnit: false })),
      ...(hasStrength
        ? [plain(strength === null ? NO_NUMBER : write(strength, false)), plain(share(value, strength))]
        : []),
    ]),
  };
}

const STRESS_DIGITS = 3;

function listStresses({ t, document }: BeamReportContext, { S, T, EQ }: BeamSet): ReportedStress[] {
  const strengths = listStrengths(document);
  const told: ReportedStress[] = [];
  const addSides = (id: 'stressTop' | 'stressBottom', diagram: NonNullable<BeamSet['S']>['top']): void => {
    const { max, min } = diagram;
    const name = t(`result.${id}`);
    // Only the greater of two values with the same sign matters.
    const signs = [
      ...(max.value > 0 || min.value >= 0 ? [1 as const] : []),
      ...(min.value < 0 ? [-1 as const] : []),
    ];
    for (const sign of signs) {
      const worst = findWorst(greatestOfDiagram(diagram, strengths, sign), sign);
      told.push({ name, sign: symbol('σ'), ...worst });
    }
  };
  if (S !== null) {
    addSides('stressTop', S.top);
    addSides('stressBottom', S.bottom);
  }
  if (T !== null) {
    const { x, value } = -T.min.value > T.max.value ? T.min : T.max;
    told.push({ name: t('result.shearStress'), sign: symbol('τ'), x, value, strength: null });
  }
  if (EQ !== null) {
    for (const theory of THEORIES) {
      const worst = findWorst(greatestOfCurve(EQ[theory], strengths), 1);
      told.push({ name: t(`result.${theory}`), sign: symbol('σ', theory), ...worst });
    }
  }
  return told;
}

/**
 * Returns the value with the highest utilisation in its range, or the greatest with this sign if a strength is unknown.
 */
function findWorst(
  greatest: readonly GreatestOfRange[],
  sign: 1 | -1,
): Pick<ReportedStress, 'x' | 'value' | 'strength'> {
  const strengthOf = ({ range }: GreatestOfRange) => (sign > 0 ? range.tension : range.compression);
  const isKnown = greatest.every((one) => strengthOf(one) !== undefined);
  const weigh = (one: GreatestOfRange) => (sign * one.value) / (isKnown ? (strengthOf(one) ?? 1) : 1);
  const worst = greatest.reduce((most, one) => (weigh(one) > weigh(most) ? one : most));
  return { x: worst.x, value: worst.value, strength: strengthOf(worst) ?? null };
}
