import { askWithin } from './askWithin.ts';

/** Whoever watches the server must hear from it before they give it up, ms. */
const PATIENCE_MS = 500;

/** Waits for an answer of the database half a second; null when it fails or takes longer. */
export async function askBriefly<Answer>(question: Promise<Answer>): Promise<Answer | null> {
  try {
    return await askWithin(question, PATIENCE_MS);
  } catch {
    // Whatever the reason, the database did not answer; the pool has logged nothing a person could use here.
    return null;
  }
}
