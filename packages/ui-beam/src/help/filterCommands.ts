import type { NamedCommand } from './listCommands.ts';

/** Finds the commands that have the beginning of every word typed somewhere in their label; those that begin so first. */
export function filterCommands(commands: readonly NamedCommand[], typed: string): readonly NamedCommand[] {
  const words = typed.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  const found = commands.filter(({ label, keys }) => {
    const text = label.toLocaleLowerCase();
    return words.every((word) => text.includes(word) || keys.toLocaleLowerCase() === word);
  });
  const [first = ''] = words;
  const isFirst = ({ label }: NamedCommand): boolean => label.toLocaleLowerCase().startsWith(first);
  return [...found.filter(isFirst), ...found.filter((command) => !isFirst(command))];
}
