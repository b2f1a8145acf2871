import type { CaseAction, PatternRule } from '@eecs/solver-core/combinations';

/** Kinds of actions with their categories, as one list to choose from: `Q.B` is an imposed load of category B. */
export const ACTION_WORDS = [
  ...(['G', 'Gset'] as const),
  ...(['Q.A', 'Q.B', 'Q.C', 'Q.D', 'Q.E', 'Q.F', 'Q.G', 'Q.H'] as const),
  ...(['S', 'S.high', 'W', 'T', 'C', 'TS', 'A', 'E'] as const),
  ...(['F', 'H', 'H.permanent', 'R', 'WT'] as const),
] as const;

/** The kind of an action with its category or its snow class. */
export type ActionWord = (typeof ACTION_WORDS)[number];

/** The patterns to choose from; `all` acts on all spans at once. */
export const PATTERN_WORDS = ['all', 'any', 'EN 1993-1-1 AB.2'] as const;

/** How a variable action is omitted from spans; `all` if it is not. */
export type PatternWord = (typeof PATTERN_WORDS)[number];

/** Kinds of actions that may be omitted from spans of a beam. */
const PATTERNED: readonly CaseAction['kind'][] = ['Q', 'S', 'C', 'TS'];
/** Kinds of actions for which a document may have its own psi. */
const WITH_PSI: readonly CaseAction['kind'][] = ['Q', 'S', 'W', 'T', 'C', 'TS'];

/** Returns the word of an action; an imposed load without a category has none. */
export function toActionWord({ kind, category, permanent, snow }: CaseAction): ActionWord | null {
  if (kind === 'Q') return category === undefined ? null : `Q.${category}`;
  if (kind === 'H' && permanent) return 'H.permanent';
  return kind === 'S' && snow === 'high' ? 'S.high' : kind;
}

/** Returns whether an action may be omitted from spans. */
export function mayHavePattern({ kind }: CaseAction): boolean {
  return PATTERNED.includes(kind);
}

/** Returns whether an imposed load may count as light in ASCE/SEI 7: not one of assembly areas, garages and roofs. */
export function mayBeLight(word: ActionWord): boolean {
  return ['Q.A', 'Q.B', 'Q.D', 'Q.E'].includes(word);
}

/** Returns an imposed action with the light option on or off. */
export function withLight({ light: _, ...action }: CaseAction, isLight: boolean): CaseAction {
  return isLight ? { ...action, light: true } : action;
}

/** Returns the action of a word, with the properties of the previous action that it can also have. */
export function toAction(word: ActionWord, before: CaseAction | undefined): CaseAction {
  const [kind, rest] = word.split('.') as [CaseAction['kind'], string | undefined];
  const isKept = before !== undefined && before.kind === kind;
  return {
    kind,
    ...(kind === 'Q' && { category: rest as NonNullable<CaseAction['category']> }),
    ...(word === 'S.high' && { snow: 'high' as const }),
    ...(word === 'H.permanent' && { permanent: true }),
    ...(isKept && before.light !== undefined && mayBeLight(word) && { light: before.light }),
    ...(isKept && before.group !== undefined && { group: before.group }),
    ...(isKept && before.psi !== undefined && WITH_PSI.includes(kind) && { psi: before.psi }),
    ...(before?.pattern !== undefined && PATTERNED.includes(kind) && { pattern: before.pattern }),
  };
}

/** Returns an action that is omitted from spans by a rule, or acts on all of them. */
export function withPattern({ pattern: _, ...action }: CaseAction, word: PatternWord): CaseAction {
  return word === 'all' ? action : { ...action, pattern: word satisfies PatternRule };
}
