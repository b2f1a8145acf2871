import { roundNoise } from '../linalg/roundDigits.ts';
import { type ActionKey, type CaseAction, type Psi, keysOf } from './action.ts';
import type { ActingSet, Choice, Combinations, EffectSource, Member, Slot } from './combinations.ts';
import { listPatterns } from './patterns.ts';
import type { CombinationRule, Expression, ExpressionTerm, Factor, Situation } from './rule.ts';

/** A field that a rule needs and the action of a set lacks. */
export interface MissingInput {
  /** Index of the case set. */
  readonly set: number;
  readonly field: 'category' | 'psi';
}

/**
 * Fills the expressions of a rule with the sets of a structure, in one situation.
 *
 * The result describes all combinations without listing them: its size grows as the number of sets times the number of
 * expressions. If an action lacks a field that the rule needs, the result lists only the missing fields: the category
 * of an imposed load, or psi of an action for which the rule has none. A missing number is never replaced by a
 * favourable one.
 */
export function createCombinations(
  rule: CombinationRule,
  situation: Situation,
  sets: readonly ActingSet[],
): Combinations | { readonly missing: readonly MissingInput[] } {
  const missing = sets.flatMap(({ action }, set) => listMissing(rule, situation, action, set));
  if (missing.length > 0) return { missing };
  const { sources, sourcesOf } = listSources(sets);
  const expressions = (rule.situations[situation] ?? []).filter(
    ({ needs }) => needs === undefined || sets.some(({ action }) => action.kind === needs),
  );
  return {
    rule,
    situation,
    sources,
    expressions: expressions.map(({ label, terms }) => ({
      label,
      slots: groupSets(sets, terms).map((group) => createSlot(group, { rule, sets, sourcesOf })),
    })),
    leftOut: sets.flatMap(({ action }, index) => (isNamed(action, expressions) ? [] : [index])),
  };
}

function listSources(sets: readonly ActingSet[]): {
  readonly sources: readonly EffectSource[];
  readonly sourcesOf: readonly (readonly number[])[];
} {
  const sources: EffectSource[] = [];
  const sourcesOf = sets.map(({ action, spans }, set) => {
    const first = sources.length;
    if (action.pattern === undefined) sources.push({ set });
    else for (let span = 0; span < (spans ?? 1); span++) sources.push({ set, span });
    return sources.slice(first).map((_, k) => first + k);
  });
  return { sources, sourcesOf };
}

const isNamed = (action: CaseAction, expressions: readonly Expression[]): boolean =>
  expressions.some(({ terms }) => findTerm(terms, action) !== undefined);

/** Returns the term of an action; of several terms, the one with the most specific key. */
function findTerm(terms: readonly ExpressionTerm[], action: CaseAction): ExpressionTerm | undefined {
  for (const key of keysOf(action)) {
    const term = terms.find(({ of }) => of.includes(key));
    if (term !== undefined) return term;
  }
  return undefined;
}

function listMissing(
  rule: CombinationRule,
  situation: Situation,
  action: CaseAction,
  set: number,
): readonly MissingInput[] {
  if (action.kind === 'Q' && action.category === undefined) return [{ set, field: 'category' }];
  const asksPsi = (rule.situations[situation] ?? []).some(({ terms }) => {
    const term = findTerm(terms, action);
    return [term?.high, term?.low, term?.lead].some((factor) => typeof factor === 'object');
  });
  return asksPsi && findPsi(rule, action) === undefined ? [{ set, field: 'psi' }] : [];
}

function findPsi({ psi }: CombinationRule, action: CaseAction): Psi | undefined {
  if (action.psi !== undefined) return action.psi;
  return keysOf(action)
    .map((key: ActionKey) => psi[key])
    .find((found) => found !== undefined);
}

/** Sets that exclude one another, with the term that applies to them. */
interface Group {
  readonly members: { readonly set: number; readonly term: ExpressionTerm }[];
}

function groupSets(sets: readonly ActingSet[], terms: readonly ExpressionTerm[]): readonly Group[] {
  const groups = new Map<string, Group>();
  sets.forEach(({ action }, set) => {
    const term = findTerm(terms, action);
    if (term === undefined) return;
    const key = nameGroup(action, set);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { members: [{ set, term }] });
    else group.members.push({ set, term });
  });
  return [...groups.values()];
}

/** Two accidents do not coincide, so all accidental actions form one group, and so do all earthquakes. */
function nameGroup({ kind, group }: CaseAction, set: number): string {
  if (kind === 'A' || kind === 'E') return kind;
  return group === undefined ? `#${set}` : `${kind} ${group}`;
}

function createSlot(
  { members }: Group,
  {
    rule,
    sets,
    sourcesOf,
  }: {
    readonly rule: CombinationRule;
    readonly sets: readonly ActingSet[];
    readonly sourcesOf: readonly (readonly number[])[];
  },
): Slot {
  return {
    leads: members.some(({ term }) => term.lead !== undefined),
    members: members.map(({ set, term }): Member => {
      const { action } = sets[set]!;
      const psi = findPsi(rule, action);
      const factorOf = (factor: Factor) =>
        typeof factor === 'number' ? factor : toDecimal(factor.times * psi![factor.psi]);
      const [high, low] = [factorOf(term.high), factorOf(term.low)];
      const lead = term.lead === undefined ? high : factorOf(term.lead);
      const parts = listPatterns(sourcesOf[set]!, action.pattern);
      return {
        set,
        parts: parts.map((arrangements) => [
          { sources: low === 0 ? [] : arrangements[0]!, factor: low, lead: low },
          ...(high === low && lead === low
            ? []
            : arrangements.flatMap((sources): Choice[] => [
                { sources, factor: high, lead },
                ...(term.eitherWay ? [{ sources, factor: -high, lead: -lead }] : []),
              ])),
        ]),
      };
    }),
  };
}

/** Returns a product of tabulated factors in the form that people write: 1.5 · 0.6 is 0.9, not 0.8999999999999999. */
function toDecimal(product: number): number {
  return roundNoise(product);
}
