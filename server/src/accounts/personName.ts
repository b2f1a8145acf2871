/**
 * Control characters, separators of lines, and what turns the direction of a line round: a name
 * with them looks like another, or like two lines.
 */
const NOT_IN_A_NAME = /[\p{Cc}\p{Surrogate}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/**
 * Writes a name of a person as it is kept: trimmed, NFC; null for one that nobody can have.
 *
 * @example readPersonName(' Anna ') // 'Anna'
 * @example readPersonName('Anna\u202e') // null
 */
export function readPersonName(text: string): string | null {
  const name = text.trim().normalize('NFC');
  return NOT_IN_A_NAME.test(name) ? null : name;
}
