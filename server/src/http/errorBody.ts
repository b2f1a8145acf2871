import { ERRORS, type ApiFailure } from '../failures/errors.ts';
import type { Locale } from '../messages/locale.ts';
import { writeFailure } from './failureMessage.ts';

const MAX_DETAILS = 20;

/** Makes the body that all failures of the API share. */
export function toErrorBody(failure: ApiFailure, locale: Locale, requestId: string) {
  const { errno, error, status } = ERRORS[failure.key];
  return {
    errno,
    error,
    message: writeFailure(failure, locale),
    requestId,
    ...(status === 400 && failure.details.length > 0
      ? { details: failure.details.slice(0, MAX_DETAILS) }
      : {}),
  };
}
