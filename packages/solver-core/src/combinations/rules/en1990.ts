import { roundNoise } from '../../linalg/roundDigits.ts';
import type { ActionKey, Psi } from '../action.ts';
import type { CombinationRule, Expression, ExpressionTerm, Factor, RuleId, Situation } from '../rule.ts';

/** Variable actions, which have a psi and may lead. */
const VARIABLE: readonly ActionKey[] = ['Q', 'S', 'W', 'T', 'C', 'TS'];

/** The expressions for persistent situations that a nation has chosen, and its factors. */
interface NationalChoice {
  readonly id: RuleId;
  readonly national: string;
  readonly strength: '6.10' | '6.10a and 6.10b' | '6.10b';
  /** The reduction of unfavourable permanent actions in (6.10b). */
  readonly xi: number;
  /** Values of psi that differ from the recommended ones; undefined if the rule contains none. */
  readonly psi?: CombinationRule['psi'];
  /** Where the national choices are printed. @default the standard itself */
  readonly annex?: string;
  /** The value of the leading variable action in an accidental situation. */
  readonly accidental: 'psi1' | 'psi2';
}

const psi = (psi0: number, psi1: number, psi2: number): Psi => ({ psi0, psi1, psi2 });

/** Recommended values of EN 1990:2002, table A1.1. */
const TABLE_A1_1: Readonly<Partial<Record<ActionKey, Psi>>> = {
  'Q.A': psi(0.7, 0.5, 0.3),
  'Q.B': psi(0.7, 0.5, 0.3),
  'Q.C': psi(0.7, 0.7, 0.6),
  'Q.D': psi(0.7, 0.7, 0.6),
  'Q.E': psi(1, 0.9, 0.8),
  'Q.F': psi(0.7, 0.7, 0.6),
  'Q.G': psi(0.7, 0.5, 0.3),
  'Q.H': psi(0, 0, 0),
  S: psi(0.5, 0.2, 0),
  'S.high': psi(0.7, 0.5, 0.2),
  W: psi(0.6, 0.2, 0),
  T: psi(0.6, 0.5, 0),
};

const permanent = (high: number, low: number): ExpressionTerm => ({ of: ['G'], high, low });

/**
 * Factors of settlements in a linear analysis: A1.3.1(4) and EN 1992-1-1, 2.4.2.1 give 1.2 if they are unfavourable.
 */
const settlement = (high: number): ExpressionTerm => ({ of: ['Gset'], high, low: 0 });

const variable = (high: Factor, lead?: Factor): ExpressionTerm => ({
  of: VARIABLE,
  high,
  low: 0,
  ...(lead !== undefined && { lead }),
});

const COMBINATION: Factor = { times: 1.5, psi: 'psi0' };

/** Returns a product of printed factors as a decimal: 1.35 · 0.925 is 1.24875. */
const toFactor = (product: number): number => roundNoise(product);

/** The expressions of table A1.2(B) that a nation has chosen. */
function strengthExpressions({ strength, xi }: NationalChoice): readonly Expression[] {
  const terms = (gammaG: number, lead?: Factor) => [
    permanent(gammaG, 1),
    settlement(1.2),
    variable(COMBINATION, lead),
  ];
  const whole: Expression = { label: '(6.10)', terms: terms(1.35, 1.5) };
  const a: Expression = { label: '(6.10a)', terms: terms(1.35) };
  const b: Expression = { label: '(6.10b)', terms: terms(toFactor(1.35 * xi), 1.5) };
  return { '6.10': [whole], '6.10a and 6.10b': [a, b], '6.10b': [b] }[strength];
}

function createSituations(
  choice: NationalChoice,
): Readonly<Partial<Record<Situation, readonly Expression[]>>> {
  const serviceability = (label: string, high: Factor, lead?: Factor): readonly Expression[] => [
    { label, terms: [permanent(1, 1), settlement(1), variable(high, lead)] },
  ];
  const reduced = (name: keyof Psi): Factor => ({ times: 1, psi: name });
  return {
    'ULS-STR': strengthExpressions(choice),
    // Table A1.2(A); it contains no settlements, which do not affect equilibrium.
    'ULS-EQU': [{ label: '(6.10)', terms: [permanent(1.1, 0.9), variable(COMBINATION, 1.5)] }],
    accidental: [
      {
        label: '(6.11b)',
        terms: [
          permanent(1, 1),
          settlement(1),
          { of: ['A'], high: 1, low: 0 },
          variable(reduced('psi2'), reduced(choice.accidental)),
        ],
      },
    ],
    'SLS-characteristic': serviceability('(6.14b)', reduced('psi0'), 1),
    'SLS-frequent': serviceability('(6.15b)', reduced('psi2'), reduced('psi1')),
    'SLS-quasi-permanent': serviceability('(6.16b)', reduced('psi2')),
  };
}

function createRule(choice: NationalChoice): CombinationRule {
  return {
    id: choice.id,
    standard: 'EN 1990:2002+A1:2005',
    national: choice.national,
    source: `EN 1990:2002+A1:2005, 6.4.3, 6.5.3, tables A1.1, A1.2(A), A1.2(B), A1.3 and A1.4${choice.annex ?? ''}`,
    psi: choice.psi ?? TABLE_A1_1,
    situations: createSituations(choice),
  };
}

/** EN 1990 with expression (6.10) and the recommended factors. */
export const EN_1990 = createRule({
  id: 'en1990',
  national: 'EN 1990 recommended',
  strength: '6.10',
  xi: 0.85,
  accidental: 'psi1',
});

/** EN 1990 with the less favourable of expressions (6.10a) and (6.10b) and the recommended factors. */
export const EN_1990_AB = createRule({
  id: 'en1990-ab',
  national: 'EN 1990 recommended, (6.10a) and (6.10b)',
  strength: '6.10a and 6.10b',
  xi: 0.85,
  accidental: 'psi1',
});

/**
 * Psi of the United Kingdom: psi0 of wind is smaller than the recommended one. The values for traffic and roofs could
 * not be confirmed, so actions of these categories must state their psi.
 */
const UK_PSI: CombinationRule['psi'] = {
  'Q.A': psi(0.7, 0.5, 0.3),
  'Q.B': psi(0.7, 0.5, 0.3),
  'Q.C': psi(0.7, 0.7, 0.6),
  'Q.D': psi(0.7, 0.7, 0.6),
  'Q.E': psi(1, 0.9, 0.8),
  S: psi(0.5, 0.2, 0),
  'S.high': psi(0.7, 0.5, 0.2),
  W: psi(0.5, 0.2, 0),
  T: psi(0.6, 0.5, 0),
};

/**
 * EN 1990 with the national annex of the United Kingdom for buildings: the less favourable of (6.10a) and (6.10b) with
 * xi 0.925, and psi0 of wind 0.5. The annex also allows (6.10), which is `EN_1990` except for wind.
 */
export const EN_1990_UK = createRule({
  id: 'en1990-uk',
  national: 'EN 1990 with the UK National Annex, (6.10a) and (6.10b)',
  annex: '; NA to BS EN 1990:2002+A1:2005, tables NA.A1.1 and NA.A1.2(B)',
  strength: '6.10a and 6.10b',
  xi: 0.925,
  psi: UK_PSI,
  accidental: 'psi1',
});

/**
 * EN 1990 with the factors of the United Kingdom and (6.10b) alone, as many British guides and design tables calculate.
 * It equals `EN_1990_UK` while (6.10b) governs: with one variable action as long as 1.35 G + 1.05 Q is at most 1.24875 G
 * + 1.5 Q, that is G up to 4.44 Q. It is less safe above.
 */
export const EN_1990_UK_B = createRule({
  id: 'en1990-uk-b',
  national: 'EN 1990 with the UK National Annex, (6.10b) alone',
  annex: '; NA to BS EN 1990:2002+A1:2005, tables NA.A1.1 and NA.A1.2(B)',
  strength: '6.10b',
  xi: 0.925,
  psi: UK_PSI,
  accidental: 'psi1',
});

/**
 * EN 1990 with the national annex of Norway for buildings: the less favourable of (6.10a) with 1.35 and (6.10b) with
 * 0.89 · 1.35 = 1.20 for permanent actions. Snow has the psi of the Nordic countries. Psi of shops, traffic, roofs and
 * temperature could not be confirmed, so these actions must state theirs.
 */
export const EN_1990_NO = createRule({
  id: 'en1990-no',
  national: 'EN 1990 with the Norwegian National Annex, (6.10a) and (6.10b)',
  annex: '; NS-EN 1990:2002+A1:2005+NA:2016, tables NA.A1.1 and NA.A1.2(B)',
  strength: '6.10a and 6.10b',
  xi: 1.2 / 1.35,
  psi: {
    'Q.A': psi(0.7, 0.5, 0.3),
    'Q.B': psi(0.7, 0.5, 0.3),
    'Q.C': psi(0.7, 0.7, 0.6),
    'Q.E': psi(1, 0.9, 0.8),
    S: psi(0.7, 0.5, 0.2),
    W: psi(0.6, 0.2, 0),
  },
  accidental: 'psi1',
});
