import { ApiFailure } from '../failures/errors.ts';

/**
 * Waits for a database query. Rejects as the query does, and with ApiFailure `db` if it takes longer than the given
 * time, ms.
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
