/**
 * Relative tolerances of computed properties beyond the rounding of the table. A drawer uses its own entry, otherwise
 * that of its standard.
 */
const TOLERANCES: Readonly<Record<string, number>> = {
  'EN 10365': 5e-3,
  'EN 10056': 5e-3,
  'EN 10055': 5e-3,
  'EN 10210': 5e-4,
  'EN 10219': 5e-4,
  'BS 4': 5e-4,
  'DIN 1025-1': 3e-3,
  'DIN 1027': 2e-3,
  'GOST 8239-89': 5e-4,
  'GOST 8240-97': 5e-4,
  'GOST 8509-93': 5e-4,
  'GOST 8510-86': 2e-3,
  'GOST 8732-78': 5e-4,
  'GOST 10704-91': 5e-4,
  'GOST 19425-74': 5e-4,
  'GOST 19771-93': 2e-3,
  'GOST 19772-93': 5e-4,
  'GOST 26020-83': 5e-4,
  'GOST 30245-2003': 4e-3,
  'STO ASChM 20-93': 5e-4,
  // Dimensions are printed with three digits, a web of 0.23 in thus to 2 %, and the radii are not printed at all.
  'AISC 16': 1.5e-2,
  // r1 follows from kdes; the printed areas do not take it into account.
  'AISC 16 / L': 3e-2,
  'AISC 16 / HSS rectangular': 7.5e-3,
  'AISC 16 / HSS square': 7.5e-3,
  'AISC 16 / HSS round': 2e-3,
  'AISC 16 / MC': 7.5e-3,
  'AISC 16 / S': 7.5e-3,
  // Areas and moments are truncated to three digits, not rounded.
  'IS 808': 6e-3,
  'JIS G 3350': 5e-3,
  'KS D 3502, JIS G 3192': 4e-3,
};

/** Finds the tolerance of a drawer by its English name; throws if it has none. */
export function toleranceOf(drawer: string): number {
  const tolerance = TOLERANCES[drawer] ?? TOLERANCES[drawer.split(' / ')[0] ?? ''];
  if (tolerance === undefined) throw new Error(`No tolerance for ${drawer}`);
  return tolerance;
}
