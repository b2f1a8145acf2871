import type { ActionKey } from '../action.ts';
import type { CombinationRule, Expression, ExpressionTerm, RuleId } from '../rule.ts';

/** Imposed loads except those of roofs: L of ASCE/SEI 7. Category H is Lr. */
const L: readonly ActionKey[] = ['Q.A', 'Q.B', 'Q.C', 'Q.D', 'Q.E', 'Q.F', 'Q.G', 'C', 'TS'];
const LR: readonly ActionKey[] = ['Q.H'];
const S: readonly ActionKey[] = ['S'];

/** Dead loads, with fluids of well-defined pressures, which have the same factor. */
const dead = (factor: number): ExpressionTerm => ({ of: ['G', 'F'], high: factor, low: factor });
/** Dead loads that resist wind; fluids do not act. */
const resisting = (factor: number): ExpressionTerm => ({ of: ['G'], high: factor, low: factor });

/** Lateral pressures H: a permanent one that resists has the factor `low`, any other one then has none. */
const lateral = (high: number, low: number): readonly ExpressionTerm[] => [
  { of: ['H.permanent'], high, low },
  { of: ['H'], high, low: 0 },
];

/** Self-straining actions, T of 2.3.4 and 2.4.4, if they make the effect worse. */
const straining = (factor: number): ExpressionTerm => ({ of: ['Gset', 'T'], high: factor, low: 0 });
const live = (of: readonly ActionKey[], factor: number): ExpressionTerm => ({ of, high: factor, low: 0 });
const wind = (factor: number, of: ActionKey = 'W'): ExpressionTerm => ({
  of: [of],
  high: factor,
  low: 0,
  eitherWay: true,
});

/** Returns an expression with each of the roof's loads: "(Lr or S or R)" of the standard becomes three expressions. */
function withRoof(
  label: string,
  terms: readonly ExpressionTerm[],
  roof: { readonly Lr: number; readonly S: number },
  needs?: ActionKey,
): readonly Expression[] {
  return [
    { label: `${label}, Lr`, terms: [...terms, live(LR, roof.Lr)], ...(needs && { needs }) },
    { label: `${label}, S`, terms: [...terms, live(S, roof.S)], ...(needs && { needs }) },
    // Rain has the factors of the roof's live load.
    { label: `${label}, R`, terms: [...terms, live(['R'], roof.Lr)], needs: 'R' },
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

/** Strength design, 2.3.1. The combinations of edition 7-22 also contain tornadoes, in place of wind. */
function strength({ companion, main }: SnowFactors, hasTornado: boolean): readonly Expression[] {
  const small = { Lr: 0.5, S: companion };
  const large = { Lr: 1.6, S: main };
  const others = [straining(1), ...lateral(1.6, 0.9)];
  const windy = (of: 'W' | 'WT'): readonly Expression[] => {
    const mark = of === 'W' ? '' : ', WT';
    const needs = of === 'W' ? undefined : of;
    return [
      ...withRoof(`4${mark}`, [dead(1.2), wind(1, of), ...COMPANION, ...others], small, needs),
      { label: `5${mark}`, terms: [resisting(0.9), wind(1, of), ...others], ...(needs && { needs }) },
    ];
  };
  return [
    { label: '1', terms: [dead(1.4), straining(1)] },
    ...withRoof('2', [dead(1.2), live(L, 1.6), ...others], small),
    ...withRoof('3, L', [dead(1.2), ...COMPANION, ...others], large),
    ...withRoof('3, W', [dead(1.2), wind(0.5), ...others], large),
    ...windy('W'),
    ...(hasTornado ? windy('WT') : []),
  ];
}

/** Allowable stress design, 2.4.1. */
function allowable({ allowable: snow }: SnowFactors): readonly Expression[] {
  const others = [straining(0.75), ...lateral(1, 0.6)];
  return [
    { label: '1', terms: [dead(1), straining(0.75)] },
    { label: '2', terms: [dead(1), live(L, 1), ...others] },
    ...withRoof('3', [dead(1), ...others], { Lr: 1, S: snow }),
    ...withRoof('4', [dead(1), live(L, 0.75), ...others], { Lr: 0.75, S: 0.75 * snow }),
    { label: '5', terms: [dead(1), wind(0.6), ...others] },
    ...withRoof('6', [dead(1), live(L, 0.75), wind(0.45), ...others], { Lr: 0.75, S: 0.75 * snow }),
    { label: '7', terms: [resisting(0.6), wind(0.6), ...others] },
  ];
}

function createRule(
  id: RuleId,
  standard: string,
  snow: SnowFactors,
  { hasTornado }: { readonly hasTornado: boolean },
): CombinationRule {
  return {
    id,
    standard,
    // F, H and R were compared with the same combinations in the New York City and Florida building codes, 1605.2 and
    // 1605.3.1. No readable text confirms tornadoes in allowable stress design, so they are left out there.
    source: `${standard}, 2.3.1, 2.3.4, 2.4.1 and 2.4.4`,
    psi: {},
    situations: { 'ULS-STR': strength(snow, hasTornado), ASD: allowable(snow) },
  };
}

/** ASCE/SEI 7-22, whose snow loads are at strength level. */
export const ASCE_7_22 = createRule(
  'asce7-22',
  'ASCE/SEI 7-22',
  { companion: 0.3, main: 1, allowable: 0.7 },
  { hasTornado: true },
);

/** ASCE/SEI 7-16, whose snow loads are nominal. */
export const ASCE_7_16 = createRule(
  'asce7-16',
  'ASCE/SEI 7-16',
  { companion: 0.5, main: 1.6, allowable: 1 },
  { hasTornado: false },
);
