import { askWithin } from './askWithin.ts';

/** Waits for an answer of the database for so long, ms; null when it fails or takes longer. */
export async function askBriefly<Answer>(question: Promise<Answer>, ms: number): Promise<Answer | null> {
  try {
    return await askWithin(question, ms);
  } catch {
    // Whatever the reason, the database did not answer; the pool has logged nothing a person could use here.
    return null;
  }
}
