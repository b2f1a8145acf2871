import { cp } from 'node:fs/promises';
import path from 'node:path';

/** Copies the database out of a data folder that no server has open; `to` is made. */
export async function copyDataFolder(from: string, to: string): Promise<void> {
  await cp(path.join(from, 'database'), path.join(to, 'database'), { recursive: true });
}
