import type { NamedCommand } from './namedCommand.ts';

/** How well a command matches the typed text, the best first. */
const BEGINS = 0;
const IN_LABEL = 1;
const IS_WORD = 2;
const IN_WORDS = 3;
const WITHIN = 4;
const NEARLY = 5;
const NOT = 6;

/**
 * Finds the commands that match every typed word: first those whose label begins with it, then those with a word in
 * their label that begins with it, then those with such a synonym, then those that contain it within a word. Only if
 * there are none, words that differ by a letter or an ending match too.
 */
export function filterCommands(commands: readonly NamedCommand[], typed: string): readonly NamedCommand[] {
  const wanted = listWords(typed);
  const [first = ''] = wanted;
  const rated = commands.map((command) => {
    const worst = Math.max(BEGINS, ...wanted.map((word) => rate(command, word)));
    const begins = fold(command.label).startsWith(first);
    return { command, rating: worst === IN_LABEL && begins ? BEGINS : worst };
  });
  const exact = rated.filter(({ rating }) => rating < NEARLY);
  const found = exact.length > 0 ? exact : rated.filter(({ rating }) => rating < NOT);
  return found.toSorted((a, b) => a.rating - b.rating).map(({ command }) => command);
}

function rate({ label, keys, words }: NamedCommand, word: string): number {
  const named = listWords(label);
  const others = listWords(words);
  if (fold(keys) === word || named.some((one) => one.startsWith(word))) return IN_LABEL;
  if (others.includes(word)) return IS_WORD;
  if (others.some((other) => other.startsWith(word))) return IN_WORDS;
  if (fold(label).includes(word)) return WITHIN;
  return [...named, ...others].some((other) => isNearly(word, other)) ? NEARLY : NOT;
}

function listWords(text: string): readonly string[] {
  return fold(text).split(/\s+/u).filter(Boolean);
}

/** Normalizes typing variants: ё without dots, any apostrophe. */
function fold(text: string): string {
  return text.toLocaleLowerCase().replaceAll('ё', 'е').replaceAll("'", '’');
}

/** Shorter words are one letter away from too many others. */
const LEAST_LETTERS = 4;
/** Letters of an ending: “шарниром” matches a hinge too. */
const ENDING = 3;

/** Returns whether two words begin alike, up to one letter or an ending. */
function isNearly(typed: string, word: string): boolean {
  if (typed.length < LEAST_LETTERS || word.length < LEAST_LETTERS) return false;
  const stem = word.slice(0, Math.max(LEAST_LETTERS, word.length - ENDING));
  if (typed.startsWith(stem) && typed.length <= word.length + ENDING) return true;
  const lengths = [typed.length - 1, typed.length, typed.length + 1];
  return lengths.some((length) => isOneLetterOff(typed, word.slice(0, length)));
}

/** Returns whether one letter was inserted, omitted or replaced, or two neighbours were swapped. */
function isOneLetterOff(a: string, b: string): boolean {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  const restA = a.slice(from);
  const restB = b.slice(from);
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  );
}
