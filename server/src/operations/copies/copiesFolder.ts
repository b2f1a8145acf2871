import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../text/errorCode.ts';
import { sumsFile } from '../backup/backup.ts';
import { nameMoment } from '../backup/nameMoment.ts';
import { chooseExpired, type Copy } from './chooseExpired.ts';

/** The form that `nameMoment` writes. */
const NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z$/;

/** Returns the folder of the copies of the embedded database within a data folder. */
export function copiesFolder(dataDir: string): string {
  return path.join(dataDir, 'copies');
}

/** Returns the path of the copy that is started at this time (UTC, ms). */
export function copyFile(dataDir: string, at: number): string {
  return path.join(copiesFolder(dataDir), nameMoment(at));
}

/** Lists the copies that have their checksums, oldest first. */
export async function listCopies(dataDir: string): Promise<Copy[]> {
  const folder = copiesFolder(dataDir);
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  const there = new Set(names);
  return names.sort().flatMap((name) => {
    const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
    if (day === undefined || !there.has(sumsFile(name))) return [];
    return [{ file: path.join(folder, name), at: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) }];
  });
}

/** Removes the copies that newer ones have made unnecessary. */
export async function removeExpired(dataDir: string): Promise<void> {
  for (const { file } of chooseExpired(await listCopies(dataDir)))
    for (const name of [file, sumsFile(file)]) await rm(name, { force: true });
}
