import type { Knex } from 'knex';
import { StartError } from '../config/startError.ts';

/**
 * Rejects with a StartError if the database treats only a to z as letters, as one created under the locale C does:
 * names in a library are compared without case, and `Träger` and `TRÄGER` would be two names.
 */
export async function requireLetters(db: Knex): Promise<void> {
  const { rows } = await db.raw<{ rows: { knows: boolean }[] }>(`select lower('Ä') = 'ä' as knows`);
  if (rows[0]?.knows !== true)
    throw new StartError(
      `The locale of the database knows no letters but a to z: make it by "create database … locale 'C.UTF-8' encoding 'UTF8' template template0"`,
    );
}
