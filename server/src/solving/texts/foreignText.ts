import { tidyText } from '../../messages/tidyText.ts';
import type { CodedFailure } from '../outcome.ts';

/** Returns a failure with the texts of a document cut to 64 characters each and without invisible characters. */
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
