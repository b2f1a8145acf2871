import { ApiFailure } from '../failures/errors.ts';

/**
 * Runs a task, and takes back what was counted for it if it was refused as `busy`, which was not the client's fault.
 */
export async function unlessPutOff<T>(work: () => Promise<T>, takeBack: () => Promise<void>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiFailure && error.key === 'busy') await takeBack();
    throw error;
  }
}
