/** Enough of a foreign text for a person to recognize it, characters. */
const LONGEST = 64;

/** Control characters, characters that reverse the direction of a line, and unpaired surrogates. */
const INVISIBLE = /[\p{Cc}\p{Surrogate}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Removes invisible characters from a text and cuts it to 64 characters. */
export function tidyText(value: string): string {
  const text = value.length > LONGEST ? `${value.slice(0, LONGEST - 1)}…` : value;
  return text.replace(INVISIBLE, '');
}
