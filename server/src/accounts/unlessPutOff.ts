import { ApiFailure } from '../failures/errors.ts';

/** Does a work, and takes back what was counted for it where it was put off as `busy`: that was not the client's doing. */
export async function unlessPutOff<T>(work: () => Promise<T>, takeBack: () => Promise<void>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiFailure && error.key === 'busy') await takeBack();
    throw error;
  }
}
