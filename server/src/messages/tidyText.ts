/** The length of a foreign text that a person needs to recognize it. */
const LONGEST = 64;

/** Control characters, those that turn the direction of a line round, and halves of a pair that was cut. */
const INVISIBLE = /[\p{Cc}\p{Surrogate}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Cuts a text to 64 characters and takes out what cannot be seen. */
export function tidyText(value: string): string {
  const text = value.length > LONGEST ? `${value.slice(0, LONGEST - 1)}…` : value;
  return text.replace(INVISIBLE, '');
}
