import type { CaseAction, PatternRule } from '@eecs/solver-core/combinations';

/** Kinds of actions with their categories, as one list to choose from: `Q.B` is an imposed load of category B. */
export const ACTION_WORDS = [
  ...(['G', 'Gset'] as const),
  ...(['Q.A', 'Q.B', 'Q.C', 'Q.D', 'Q.E', 'Q.F', 'Q.G', 'Q.H'] as const),
  ...(['S', 'S.high', 'W', 'T', 'C', 'TS', 'A', 'E'] as const),
] as const;

/** The kind of an action with its category or its class of snow. */
export type ActionWord = (typeof ACTION_WORDS)[number];

/** The patterns to choose from; `all` acts on all spans at once. */
export const PATTERN_WORDS = ['all', 'any', 'EN 1993-1-1 AB.2'] as const;

/** How a variable action is left out of spans; `all` where it is not. */
export type PatternWord = (typeof PATTERN_WORDS)[number];

/** Kinds that may leave out spans of a beam. */
const PATTERNED: readonly CaseAction['kind'][] = ['Q', 'S', 'C', 'TS'];
/** Kinds for which a document may give its own psi. */
const WITH_PSI: readonly CaseAction['kind'][] = ['Q', 'S', 'W', 'T', 'C', 'TS'];

/** Returns the word of an action; an imposed load without a category has none. */
export function toActionWord({ kind, category, snow }: CaseAction): ActionWord | null {
  if (kind === 'Q') return category === undefined ? null : `Q.${category}`;
  return kind === 'S' && snow === 'high' ? 'S.high' : kind;
}

/** Returns whether an action may leave out spans. */
export function mayHavePattern({ kind }: CaseAction): boolean {
  return PATTERNED.includes(kind);
}

/** Returns whether ASCE/SEI 7 may count an imposed load as light: none of assembly, garages and roofs. */
export function mayBeLight(word: ActionWord): boolean {
  return ['Q.A', 'Q.B', 'Q.D', 'Q.E'].includes(word);
}

/** Returns an imposed action that counts as light, or no longer does. */
export function withLight({ light: _, ...action }: CaseAction, isLight: boolean): CaseAction {
  return isLight ? { ...action, light: true } : action;
}

/** Returns the action that a word names, with all of the action before that it may have too. */
export function toAction(word: ActionWord, before: CaseAction | undefined): CaseAction {
  const [kind, rest] = word.split('.') as [CaseAction['kind'], string | undefined];
  const isKept = before !== undefined && before.kind === kind;
  return {
    kind,
    ...(kind === 'Q' && { category: rest as NonNullable<CaseAction['category']> }),
    ...(word === 'S.high' && { snow: 'high' as const }),
    ...(isKept && before.light !== undefined && mayBeLight(word) && { light: before.light }),
    ...(isKept && before.group !== undefined && { group: before.group }),
    ...(isKept && before.psi !== undefined && WITH_PSI.includes(kind) && { psi: before.psi }),
    ...(before?.pattern !== undefined && PATTERNED.includes(kind) && { pattern: before.pattern }),
  };
}

/** Returns an action that leaves out spans by a rule, or acts on all of them. */
export function withPattern({ pattern: _, ...action }: CaseAction, word: PatternWord): CaseAction {
  return word === 'all' ? action : { ...action, pattern: word satisfies PatternRule };
}
