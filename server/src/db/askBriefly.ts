import { askWithin } from './askWithin.ts';

/** Time limit, ms: the server must answer a monitor within the monitor's own timeout. */
const PATIENCE_MS = 500;

/** Waits up to half a second for a database query; returns null if it fails or takes longer. */
export async function askBriefly<Answer>(question: Promise<Answer>): Promise<Answer | null> {
  try {
    return await askWithin(question, PATIENCE_MS);
  } catch {
    // The database did not answer, for whatever reason; nothing here is worth logging.
    return null;
  }
}
