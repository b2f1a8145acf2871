import { ApiFailure } from '../failures/errors.ts';

/**
 * Waits at most the given time for an answer of the database, ms. Rejects as the query does, and with ApiFailure `db`
 * if it takes longer.
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
