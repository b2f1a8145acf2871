import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { hashTemplate } from './hashTemplate.ts';

const PLACE = path.resolve(import.meta.dirname, '../../../.cache/databases');
/** Age after which an unused template is removed, ms. */
const KEPT_MS = 86_400_000;

/**
 * Data folders of the embedded database, created once and then copied: creating and migrating a database takes seconds
 * of processor time, opening a copy takes half a second.
 */
export interface EmbeddedTemplates {
  /** As created, before any migration. */
  readonly empty: string;
  /** Migrated and seeded, as the start of a server leaves it. */
  readonly migrated: string;
}

/**
 * Finds both templates, or creates them if their sources have changed. They stay for the next run; nobody may open
 * them.
 */
export async function findEmbeddedTemplates(): Promise<EmbeddedTemplates> {
  const root = path.join(PLACE, await hashTemplate(path.join(import.meta.dirname, 'fillTemplate.ts')));
  const templates = { empty: path.join(root, 'empty'), migrated: path.join(root, 'migrated') };
  if (!existsSync(root)) await makeTemplates(root);
  const now = new Date();
  await utimes(root, now, now);
  return templates;
}

/**
 * Creates both in a temporary place first, so that an existing template is always complete, even if two runs start at
 * once.
 */
async function makeTemplates(root: string): Promise<void> {
  await mkdir(PLACE, { recursive: true });
  await removeForgotten();
  const unfinished = await mkdtemp(path.join(PLACE, 'unfinished-'));
  try {
    await fillTemplate(path.join(unfinished, 'empty'), path.join(unfinished, 'migrated'));
    await rename(unfinished, root);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another run was faster.
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

/** Optimizing the functions of a database that lives only for seconds takes a third of the time. */
const QUICK_DATABASE = '--liftoff-only';

/** Runs `fillTemplate.ts`, which creates or fills what is copied later. */
export async function fillTemplate(...args: readonly string[]): Promise<void> {
  const script = path.join(import.meta.dirname, 'fillTemplate.ts');
  await promisify(execFile)(process.execPath, [QUICK_DATABASE, '--conditions=@eecs/source', script, ...args]);
}
