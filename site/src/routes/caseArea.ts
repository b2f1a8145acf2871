/** The editor of each kind of case that has one. */
const EDITORS: Readonly<Record<string, 'beam' | 'truss'>> = { msb: 'beam', truss: 'truss' };

/**
 * Finds the route on which a kind of case is worked on: on another one it is not the same
 * case, whatever the address says. Null for none.
 */
export function findEditorRoute(kind: string): 'beam' | 'truss' | null {
  return Object.hasOwn(EDITORS, kind) ? (EDITORS[kind] ?? null) : null;
}
