import type { ActionKey, CaseAction } from '../model/common/document.ts';

export type {
  ActionKey,
  ActionKind,
  CaseAction,
  ImposedCategory,
  PatternRule,
  Psi,
  SnowClass,
} from '../model/common/document.ts';

/** Returns the keys of an action, the most specific one first. */
export function keysOf({ kind, category, light, permanent, snow }: CaseAction): readonly ActionKey[] {
  if (kind === 'Q' && category !== undefined)
    return [...(light ? (['Q.light'] as const) : []), `Q.${category}`, 'Q'];
  if (kind === 'S' && snow === 'high') return ['S.high', 'S'];
  if (kind === 'H' && permanent) return ['H.permanent', 'H'];
  return [kind];
}
