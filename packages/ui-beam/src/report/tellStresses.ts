import { type BeamSet, type Curve, NO_NUMBER, formatNumber } from '@eecs/solver-core';
import { type StrengthRange, listStrengths } from '../stress/listStrengths.ts';
import { type ReportBlock, type Runs, head, plain, say, symbol } from './blocks.ts';
import { numberColumn, placeColumn, wordColumn } from './columns.ts';
import { tellCaution } from './tellCaution.ts';
import type { Teller } from './teller.ts';

const THEORIES = ['eq1', 'eq2', 'eq3', 'eq4', 'eq5'] as const;

/** A stress that is told: its greatest value, where it is, and how much of the strength it uses. */
interface ToldStress {
  readonly name: string;
  readonly sign: Runs;
  readonly x: number;
  readonly value: number;
  readonly strength: number | null;
}

/** Tells the greatest stresses of each case set beside the strength of the material there. */
export function tellStresses(teller: Teller): ReportBlock[] {
  const { answer, t, document, nameSet } = teller;
  if (answer === null) return [];
  const isKnown = answer.sets.some(({ S }) => S !== null);
  return [
    head(t('part.stresses'), 2),
    tellCaution(teller),
    ...(isKnown
      ? answer.sets.flatMap((set, index): ReportBlock[] => [
          ...(document.caseSets.length === 0 ? [] : [head(nameSet(index))]),
          tellSet(teller, set, nameSet(index)),
        ])
      : [say(t('stressed.none'))]),
  ];
}

function tellSet(teller: Teller, set: BeamSet, caption: string): ReportBlock {
  const { t, format, document, words } = teller;
  const told = listStresses(teller, set);
  const hasStrength = told.some(({ strength }) => strength !== null);
  const greatest = Math.max(0, ...told.map(({ value }) => Math.abs(value)));
  const { write } = format.results({ quantity: 'stress', greatest, digits: STRESS_DIGITS });
  const share = (value: number, strength: number | null): string =>
    strength === null
      ? NO_NUMBER
      : formatNumber(Math.abs(value) / strength, { digits: 3, locale: words.locale });
  return {
    kind: 'table',
    caption,
    columns: [
      wordColumn(t('column.result')),
      numberColumn(teller, 'stress', symbol('σ', 'max')),
      placeColumn(teller),
      ...(hasStrength
        ? [
            numberColumn(teller, 'stress', plain(t('column.strength'))),
            { head: plain(t('column.utilisation')), isNumeric: true },
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

function listStresses({ t, document }: Teller, { S, T, EQ }: BeamSet): ToldStress[] {
  const strengths = listStrengths(document);
  const told: ToldStress[] = [];
  const addSides = (id: 'stressTop' | 'stressBottom', diagram: NonNullable<BeamSet['S']>['top']): void => {
    const { max, min } = diagram;
    // Of two values of one sign the smaller one says nothing.
    const sides = [...(max.value > 0 ? [max] : []), ...(min.value < 0 ? [min] : [])];
    for (const { x, value } of sides.length === 0 ? [max] : sides) {
      const at = strengths.find((range) => x >= range.x0 && x <= range.x1);
      const strength = (value > 0 ? at?.tension : at?.compression) ?? null;
      told.push({ name: t(`result.${id}`), sign: symbol('σ'), x, value, strength });
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
      const worst = findWorst(EQ[theory], strengths);
      told.push({ name: t(`result.${theory}`), sign: symbol('σ', theory), ...worst });
    }
  }
  return told;
}

/**
 * The point of a curve that uses most of the strength of its part, or has most stress where a strength is not known.
 */
export function findWorst(
  curve: Curve,
  strengths: readonly StrengthRange[],
): Pick<ToldStress, 'x' | 'value' | 'strength'> {
  const isKnown = strengths.length > 1 && strengths.every(({ tension }) => tension !== undefined);
  if (!isKnown) {
    const { x, value } = curve.max;
    const at = strengths.find((range) => x >= range.x0 && x <= range.x1);
    return { x, value, strength: at?.tension ?? null };
  }
  let worst = { x: 0, value: 0, strength: strengths[0]?.tension ?? 1 };
  for (const { x0, x1, tension = 1 } of strengths) {
    for (const segment of curve.segments) {
      if (segment.x0 < x0 || segment.x1 > x1) continue;
      segment.y.forEach((value, k) => {
        const x = segment.x[k] ?? segment.x0;
        if (value / tension > worst.value / worst.strength) worst = { x, value, strength: tension };
      });
    }
  }
  return worst;
}
