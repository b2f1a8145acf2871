import { CERTIFIED, SAME_FACTOR } from '../../linalg/tolerance.ts';
import type { CaseAction, Psi } from '../action.ts';
import type { CombinationRule, Expression, ExpressionTerm, Factor, Situation } from '../rule.ts';

/** A governing value with its complete proof, as results contain it. */
export interface Certificate {
  /** The rule with the changes of the document; null if all combinations are made by hand. */
  readonly rule: CombinationRule | null;
  readonly situation: Situation;
  /** The actions of the document's case sets, by their indices; undefined for a combined set. */
  readonly actions: readonly (CaseAction | undefined)[];
  /** The sources, each with its own effect. */
  readonly sources: readonly { readonly set: number; readonly span?: number }[];
  readonly effects: readonly number[];
  readonly kind: 'max' | 'min';
  readonly value: number;
  /** The expression, and the factor of each source. */
  readonly label: string;
  readonly factors: readonly number[];
}

/** The findings of the check. */
export interface CheckedCertificate {
  /** Whether the effects times the factors add up to the value. */
  readonly adds: boolean;
  /** Whether the rule allows these factors. */
  readonly isAllowed: boolean;
  /** Whether no other choice that the rule allows is worse. */
  readonly isWorst: boolean;
  /** The bound on all combinations, computed independently. */
  readonly bound: number;
}

/**
 * Checks a governing value from the data of its rule alone.
 *
 * It shares no code with the search for governing combinations: it reads the data of the rule, adds effects times
 * factors, and bounds every combination by the worst factor of each action in each expression, with each action leading
 * in turn. Values are compared within `tolerance` of the sum of the absolute values that are added. A rule does not
 * cover combinations made by hand: for these `isAllowed` is true and their own values are the bound.
 *
 * @default tolerance `CERTIFIED`, 1e-9
 */
export function checkGoverning(certificate: Certificate, tolerance = CERTIFIED): CheckedCertificate {
  const { effects, factors, kind, label, rule, situation, sources, value } = certificate;
  const sign = kind === 'max' ? 1 : -1;
  let sum = 0;
  let size = 0;
  effects.forEach((effect, k) => {
    sum += factors[k]! * effect;
    size += 2 * Math.abs(effect);
  });
  const near = tolerance * Math.max(size, Number.MIN_VALUE);
  const expressions = rule?.situations[situation] ?? [];
  const byHand = sources.flatMap((_, k) => (isByHand(certificate, k) ? [sign * effects[k]!] : []));
  const bound = Math.max(
    ...byHand,
    ...expressions.flatMap((expression) => boundExpression(certificate, expression, sign)),
  );
  const own = expressions.find((expression) => expression.label === label);
  return {
    adds: Math.abs(sum - value) <= near,
    isAllowed: own === undefined ? label === '' : allows(certificate, own),
    isWorst: sign * value >= bound - near,
    bound: sign * bound,
  };
}

/** Returns whether a source is a combination made by hand: it has no action, and it covers its whole set. */
function isByHand({ actions, sources }: Certificate, k: number): boolean {
  const { set, span } = sources[k]!;
  if (actions[set] === undefined) return true;
  return span === undefined && sources.findIndex((one) => one.set === set) < k;
}

/** Returns the sources of a set, in their order, without those made by hand. */
function sourcesOf(certificate: Certificate, set: number): number[] {
  return certificate.sources.flatMap((source, k) =>
    source.set === set && !isByHand(certificate, k) ? [k] : [],
  );
}

/** Returns the greatest sum of an expression, over each of its actions as the leading one and without a leading one. */
function boundExpression(certificate: Certificate, expression: Expression, sign: number): number[] {
  const groups = groupSets(certificate, expression);
  const worst = (isLeading: boolean) =>
    groups.map((sets) =>
      Math.max(...sets.map((set) => worstOf(certificate, expression, { set, isLeading, sign }))),
    );
  const [rest, leading] = [worst(false), worst(true)];
  const total = rest.reduce((sum, one) => sum + one, 0);
  return [total, ...rest.map((one, k) => total - one + leading[k]!)];
}

/** Groups the sets that may act together; sets that exclude one another are in one group. */
function groupSets({ actions, sources, ...rest }: Certificate, expression: Expression): number[][] {
  const groups = new Map<string, number[]>();
  const sets = new Set(sources.map(({ set }) => set));
  for (const set of sets) {
    const action = actions[set];
    if (action === undefined || termOf(expression, action) === undefined) continue;
    if (sourcesOf({ actions, sources, ...rest }, set).length === 0) continue;
    const { kind, group } = action;
    const name =
      kind === 'A' || kind === 'E' ? kind : group === undefined ? `set ${set}` : `${kind}: ${group}`;
    groups.set(name, [...(groups.get(name) ?? []), set]);
  }
  return [...groups.values()];
}

function termOf({ terms }: Expression, action: CaseAction): ExpressionTerm | undefined {
  const light = action.light ? terms.find(({ of }) => of.includes('Q.light')) : undefined;
  const own = light ?? terms.find(({ of }) => of.includes(ownKey(action)));
  return own ?? terms.find(({ of }) => of.includes(action.kind));
}

function ownKey({ kind, category, snow }: CaseAction) {
  if (kind === 'Q' && category !== undefined) return `Q.${category}` as const;
  return kind === 'S' && snow === 'high' ? 'S.high' : kind;
}

function numberOf(factor: Factor, action: CaseAction, rule: CombinationRule | null): number {
  if (typeof factor === 'number') return factor;
  const psi: Psi | undefined = action.psi ?? rule?.psi[ownKey(action)] ?? rule?.psi[action.kind];
  return psi === undefined ? NaN : factor.times * psi[factor.psi];
}

/** Returns the factors that a term gives an action that acts. */
function factorsOf(
  rule: CombinationRule | null,
  term: ExpressionTerm,
  { action, isLeading }: { readonly action: CaseAction; readonly isLeading: boolean },
) {
  const low = numberOf(term.low, action, rule);
  const high = numberOf(isLeading && term.lead !== undefined ? term.lead : term.high, action, rule);
  return { low, high, all: [low, high, ...(term.eitherWay ? [-high] : [])] };
}

/**
 * Returns the worst contribution of a set. Its parts on spans are chosen independently, or by the arrangements of its
 * pattern.
 */
function worstOf(
  certificate: Certificate,
  expression: Expression,
  { set, isLeading, sign }: { readonly set: number; readonly isLeading: boolean; readonly sign: number },
): number {
  const { actions, effects, rule } = certificate;
  const action = actions[set]!;
  const { low, all } = factorsOf(rule, termOf(expression, action)!, { action, isLeading });
  const own = sourcesOf(certificate, set).map((k) => sign * effects[k]!);
  const best = (effect: number) => Math.max(...all.map((factor) => factor * effect));
  if (action.pattern !== 'EN 1993-1-1 AB.2' || own.length === 1)
    return own.reduce((sum, effect) => sum + best(effect), 0);
  const arranged = listArrangements(own.length).map((spans) =>
    best(own.reduce((sum, effect, k) => sum + (spans.includes(k) ? effect : 0), 0)),
  );
  return Math.max(low === 0 ? 0 : -Infinity, ...arranged);
}

/** EN 1993-1-1:2005, AB.2(1)B: every other span, or two neighbouring ones. */
function listArrangements(spans: number): number[][] {
  const all = Array.from({ length: spans }, (_, k) => k);
  return [
    all.filter((k) => k % 2 === 0),
    all.filter((k) => k % 2 === 1),
    ...all.slice(1).map((k) => [k - 1, k]),
  ];
}

/**
 * Returns whether an expression allows the factors: each must be a factor of its term, at most one action of a group
 * acts, and one action leads.
 */
function allows(certificate: Certificate, expression: Expression): boolean {
  const { actions, factors, rule } = certificate;
  let leaders = 0;
  for (const group of groupSets(certificate, expression)) {
    const acting = group.filter((set) => sourcesOf(certificate, set).some((k) => factors[k] !== 0));
    // An action may be left out if its favourable factor is 0; in a group, all but one are left out.
    const mayRest = (set: number) =>
      numberOf(termOf(expression, actions[set]!)!.low, actions[set]!, rule) === 0;
    if (acting.length > 1 || (acting.length === 0 && !group.some(mayRest))) return false;
    for (const set of acting) {
      const action = actions[set]!;
      const term = termOf(expression, action)!;
      const own = sourcesOf(certificate, set).map((k) => factors[k]!);
      const fits = (isLeading: boolean) => {
        const { all } = factorsOf(rule, term, { action, isLeading });
        return (
          own.every((factor) => all.some((one) => Math.abs(one - factor) <= SAME_FACTOR)) &&
          isArranged(action, own)
        );
      };
      if (fits(false)) continue;
      if (!fits(true)) return false;
      leaders++;
    }
  }
  return leaders <= 1;
}

function isArranged({ pattern }: CaseAction, factors: readonly number[]): boolean {
  if (pattern !== 'EN 1993-1-1 AB.2' || factors.length === 1) return true;
  const loaded = factors.flatMap((factor, k) => (factor === 0 ? [] : [k])).join();
  return loaded === '' || listArrangements(factors.length).some((spans) => spans.join() === loaded);
}
