import { askWithin } from './askWithin.ts';

/** The server must answer a monitor within the monitor's timeout, ms. */
const PATIENCE_MS = 500;

/** Waits for an answer of the database half a second; null when it fails or takes longer. */
export async function askBriefly<Answer>(question: Promise<Answer>): Promise<Answer | null> {
  try {
    return await askWithin(question, PATIENCE_MS);
  } catch {
    // The database did not answer, for whatever reason; the pool has logged nothing a person could use here.
    return null;
  }
}
