import { hasHiddenSigns } from '../text/hiddenSigns.ts';

/**
 * Converts a person's name to its stored form: trimmed, NFC; null for an invalid name.
 * @example readPersonName(' Anna ') // 'Anna'
 * @example readPersonName('Anna\u202e') // null
 */
export function readPersonName(text: string): string | null {
  const name = text.trim().normalize('NFC');
  return hasHiddenSigns(name) ? null : name;
}
