import { hasHiddenSigns } from '../text/hiddenSigns.ts';

/**
 * Writes a name of a person as it is kept: trimmed, NFC; null for one that nobody can have.
 *
 * @example readPersonName(' Anna ') // 'Anna'
 * @example readPersonName('Anna\u202e') // null
 */
export function readPersonName(text: string): string | null {
  const name = text.trim().normalize('NFC');
  return hasHiddenSigns(name) ? null : name;
}
