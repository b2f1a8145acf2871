import { ApiFailure } from '../failures/errors.ts';

/** Runs a task. If it is refused as `busy`, which is not the client's fault, takes back what was counted for it. */
export async function unlessPutOff<T>(work: () => Promise<T>, takeBack: () => Promise<void>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiFailure && error.key === 'busy') await takeBack();
    throw error;
  }
}
