const PRODUCT = 'EECS';

/**
 * Joins the parts of a title from the specific to the general: `Roof purlin – Beam – EECS`. Empty parts are left out.
 */
export function formatPageTitle(parts: readonly (string | undefined)[]): string {
  return [...parts.filter((part) => part !== undefined && part.trim() !== ''), PRODUCT].join(' – ');
}
