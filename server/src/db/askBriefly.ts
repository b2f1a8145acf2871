/** Waits for an answer of the database for so long, ms; null when it fails or takes longer. */
export async function askBriefly<Answer>(question: Promise<Answer>, ms: number): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([question, patience]);
  } catch {
    // Whatever the reason, the database did not answer; the pool has logged nothing a person could use here.
    return null;
  } finally {
    clearTimeout(timer);
  }
}
