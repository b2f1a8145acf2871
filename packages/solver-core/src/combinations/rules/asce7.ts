import type { ActionKey } from '../action.ts';
import type { CombinationRule, Expression, ExpressionTerm, RuleId } from '../rule.ts';

/** Imposed loads except those of roofs: L of ASCE/SEI 7. Category H is Lr. */
const L: readonly ActionKey[] = ['Q.A', 'Q.B', 'Q.C', 'Q.D', 'Q.E', 'Q.F', 'Q.G', 'C', 'TS'];
const LR: readonly ActionKey[] = ['Q.H'];
const S: readonly ActionKey[] = ['S'];

const dead = (factor: number): ExpressionTerm => ({ of: ['G'], high: factor, low: factor });

/** Self-straining actions, T of 2.3.4 and 2.4.4, if they make the effect worse. */
const straining = (factor: number): ExpressionTerm => ({ of: ['Gset', 'T'], high: factor, low: 0 });
const live = (of: readonly ActionKey[], factor: number): ExpressionTerm => ({ of, high: factor, low: 0 });
const wind = (factor: number): ExpressionTerm => ({ of: ['W'], high: factor, low: 0, eitherWay: true });

/** Returns an expression with each of the roof's loads: "(Lr or S)" of the standard becomes two expressions. */
function withRoof(
  label: string,
  terms: readonly ExpressionTerm[],
  roof: { readonly Lr: number; readonly S: number },
): readonly Expression[] {
  return [
    { label: `${label}, Lr`, terms: [...terms, live(LR, roof.Lr)] },
    { label: `${label}, S`, terms: [...terms, live(S, roof.S)] },
  ];
}

/** Factors of snow in the strength combinations 2, 3 and 4, and in the allowable ones. */
interface SnowFactors {
  readonly companion: number;
  readonly main: number;
  readonly allowable: number;
}

/**
 * Live loads of combinations 3 and 4: 1.0, and 0.5 if the action is marked as light. Exception 1 of 2.3.1 allows that
 * if L0 of table 4.3-1 is at most 100 psf, except for garages and places of public assembly.
 */
const COMPANION: readonly ExpressionTerm[] = [live(['Q.light'], 0.5), live(L, 1)];

/** Strength design, 2.3.1. */
function strength({ companion, main }: SnowFactors): readonly Expression[] {
  const small = { Lr: 0.5, S: companion };
  const large = { Lr: 1.6, S: main };
  return [
    { label: '1', terms: [dead(1.4), straining(1)] },
    ...withRoof('2', [dead(1.2), live(L, 1.6), straining(1)], small),
    ...withRoof('3, L', [dead(1.2), ...COMPANION, straining(1)], large),
    ...withRoof('3, W', [dead(1.2), wind(0.5), straining(1)], large),
    ...withRoof('4', [dead(1.2), wind(1), ...COMPANION, straining(1)], small),
    { label: '5', terms: [dead(0.9), wind(1), straining(1)] },
  ];
}

/** Allowable stress design, 2.4.1. */
function allowable({ allowable: snow }: SnowFactors): readonly Expression[] {
  return [
    { label: '1', terms: [dead(1), straining(0.75)] },
    { label: '2', terms: [dead(1), live(L, 1), straining(0.75)] },
    ...withRoof('3', [dead(1), straining(0.75)], { Lr: 1, S: snow }),
    ...withRoof('4', [dead(1), live(L, 0.75), straining(0.75)], { Lr: 0.75, S: 0.75 * snow }),
    { label: '5', terms: [dead(1), wind(0.6), straining(0.75)] },
    ...withRoof('6', [dead(1), live(L, 0.75), wind(0.45), straining(0.75)], { Lr: 0.75, S: 0.75 * snow }),
    { label: '7', terms: [dead(0.6), wind(0.6), straining(0.75)] },
  ];
}

function createRule(id: RuleId, standard: string, snow: SnowFactors): CombinationRule {
  return {
    id,
    standard,
    source: `${standard}, 2.3.1, 2.3.4, 2.4.1 and 2.4.4`,
    psi: {},
    situations: { 'ULS-STR': strength(snow), ASD: allowable(snow) },
  };
}

/** ASCE/SEI 7-22, whose snow loads are at strength level. */
export const ASCE_7_22 = createRule('asce7-22', 'ASCE/SEI 7-22', { companion: 0.3, main: 1, allowable: 0.7 });

/** ASCE/SEI 7-16, whose snow loads are nominal. */
export const ASCE_7_16 = createRule('asce7-16', 'ASCE/SEI 7-16', { companion: 0.5, main: 1.6, allowable: 1 });
