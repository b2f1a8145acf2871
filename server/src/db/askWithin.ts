import { ApiFailure } from '../failures/errors.ts';

/**
 * Waits for an answer of the database for so long, ms. Rejects as the question does,
 * and with ApiFailure `db` when it takes longer.
 */
export async function askWithin<Answer>(question: Promise<Answer>, ms: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiFailure('db')), ms);
  });
  try {
    return await Promise.race([question, patience]);
  } finally {
    clearTimeout(timer);
  }
}
