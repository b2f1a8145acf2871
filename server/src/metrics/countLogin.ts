import type { LoginOutcome } from '../accounts/logIn.ts';
import { ApiFailure } from '../failures/errors.ts';
import type { Counts } from './counts.ts';

/** Counts the result of a login: the kind of its outcome, or the word of the failure that it ended with. */
export async function countLogin(
  { logins }: Pick<Counts, 'logins'>,
  login: Promise<LoginOutcome>,
): Promise<LoginOutcome> {
  try {
    const outcome = await login;
    logins.inc({ outcome: outcome.kind });
    return outcome;
  } catch (error) {
    logins.inc({ outcome: error instanceof ApiFailure ? error.message : 'failed' });
    throw error;
  }
}
