import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { hashTemplate } from './hashTemplate.ts';

const PLACE = path.resolve(import.meta.dirname, '../../../.cache/databases');
/** Age at which a template that was not used is removed, ms. */
const KEPT_MS = 86_400_000;

/**
 * Data folders of the embedded database, made once and copied by whoever needs one: to create and migrate a database
 * takes seconds of a processor, to open a copy half of one.
 */
export interface EmbeddedTemplates {
  /** As its creation leaves it, before any migration. */
  readonly empty: string;
  /** Migrated and filled, as a server's start leaves it. */
  readonly migrated: string;
}

/**
 * Finds both, or makes them where what they are made by has changed. They stay for the next run; nobody may open them.
 */
export async function findEmbeddedTemplates(): Promise<EmbeddedTemplates> {
  const root = path.join(PLACE, await hashTemplate(path.join(import.meta.dirname, 'fillTemplate.ts')));
  const templates = { empty: path.join(root, 'empty'), migrated: path.join(root, 'migrated') };
  if (!existsSync(root)) await makeTemplates(root);
  const now = new Date();
  await utimes(root, now, now);
  return templates;
}

/** Makes both beside their place first: what is there is whole, also where two runs begin at once. */
async function makeTemplates(root: string): Promise<void> {
  await mkdir(PLACE, { recursive: true });
  await removeForgotten();
  const unfinished = await mkdtemp(path.join(PLACE, 'unfinished-'));
  try {
    await fillTemplate(path.join(unfinished, 'empty'), path.join(unfinished, 'migrated'));
    await rename(unfinished, root);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another run was quicker.
    if (!existsSync(root)) throw error;
  }
}

async function removeForgotten(): Promise<void> {
  for (const name of await readdir(PLACE)) {
    const folder = path.join(PLACE, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > KEPT_MS) await rm(folder, { recursive: true, force: true });
  }
}

/** Optimizing the functions of a database that lives for seconds takes a third of the time. */
const QUICK_DATABASE = '--liftoff-only';

/** Migrates and fills, or makes, what is copied later; see `fillTemplate.ts`. */
export async function fillTemplate(...args: readonly string[]): Promise<void> {
  const script = path.join(import.meta.dirname, 'fillTemplate.ts');
  await promisify(execFile)(process.execPath, [QUICK_DATABASE, '--conditions=@eecs/source', script, ...args]);
}
