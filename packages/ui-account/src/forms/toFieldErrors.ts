import type { Text } from '@eecs/ui-kit';
import { readFailure, type RefusedPlace } from '../api/accountFailure.ts';
import type { FormMessages } from './formMessages.ts';

/** Assigns the errors that the server reports to the fields of the form; empty if it named none of them. */
export function toFieldErrors(
  error: unknown,
  names: readonly string[],
  t: Text<FormMessages>,
): Readonly<Record<string, string>> {
  const found = readFailure(error).places.flatMap((place) => {
    // The last part of the pointer is the name of the value, wherever it was sent.
    const name = names.find((one) => place.path.endsWith(`/${one}`));
    return name === undefined ? [] : [[name, describePlace(place, t)] as const];
  });
  return Object.fromEntries(found);
}

function describePlace({ rule, limit }: RefusedPlace, t: Text<FormMessages>): string {
  switch (rule) {
    case 'required':
      return t('form.required');
    case 'maxLength':
      return t('form.long', { limit: limit ?? 0 });
    case 'trivial':
      return t('form.easy');
    case 'signs':
      return t('form.signs');
    default:
      return t('form.format');
  }
}
