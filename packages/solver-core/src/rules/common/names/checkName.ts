/** Why a name cannot be taken: a character it may not have, a space at an end, or another row that has it. */
export type NameProblem = 'characters' | 'edgeSpace' | 'taken' | 'empty';

/** Checks a name a person typed: letters, digits, hyphen, dollar and inner spaces, and no other row's name. */
export function checkName(name: string, others: readonly string[]): NameProblem | null {
  if (name === '') return 'empty';
  if (name !== name.trim()) return 'edgeSpace';
  if (!/^[\p{L}\p{N}$ -]+$/u.test(name)) return 'characters';
  return others.includes(name) ? 'taken' : null;
}
