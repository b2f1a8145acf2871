import type { CodedFailure } from './failureText.ts';

/** As much of a foreign text as a person needs to find it again. */
const LONGEST = 64;

/** Control characters, those that turn the direction of a line round, and halves of a pair that was cut. */
const INVISIBLE = /[\p{Cc}\p{Surrogate}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Gives a failure that repeats at most 64 characters of each text it quotes from a document, none of them invisible. */
export function tidyFailure<Failure extends CodedFailure>(failure: Failure): Failure {
  return {
    ...failure,
    ids: failure.ids.map(tidy),
    values: Object.fromEntries(Object.entries(failure.values).map(([name, value]) => [name, tidy(value)])),
  };
}

function tidy(value: string | number): string | number {
  return typeof value === 'number' ? value : tidyText(value);
}

/** Cuts a text to 64 characters and takes out what cannot be seen. */
export function tidyText(value: string): string {
  const text = value.length > LONGEST ? `${value.slice(0, LONGEST - 1)}…` : value;
  return text.replace(INVISIBLE, '');
}
