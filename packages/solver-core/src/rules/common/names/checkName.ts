/** The reason why a name is refused: a forbidden character, a space at an end, or another row with the same name. */
export type NameProblem = 'characters' | 'edgeSpace' | 'taken' | 'empty';

/** Checks a typed name: letters, digits, hyphen, dollar and inner spaces, different from the names of other rows. */
export function checkName(name: string, others: readonly string[]): NameProblem | null {
  if (name === '') return 'empty';
  if (name !== name.trim()) return 'edgeSpace';
  if (!/^[\p{L}\p{N}$ -]+$/u.test(name)) return 'characters';
  return others.includes(name) ? 'taken' : null;
}
