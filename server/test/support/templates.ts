import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * Data folders of the embedded database, made once in a run and copied by whoever needs one: to create a database takes
 * seconds of a processor, to open a copy half of one.
 */
export interface EmbeddedTemplates {
  /** As its creation leaves it, before any migration. */
  readonly empty: string;
  /** Migrated and filled, as a server's start leaves it. */
  readonly migrated: string;
}

/** Makes both in a temporary folder; whoever asks removes `root`. */
export async function makeEmbeddedTemplates(): Promise<{ root: string; templates: EmbeddedTemplates }> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'eecs-templates-'));
  const templates = { empty: path.join(root, 'empty'), migrated: path.join(root, 'migrated') };
  await fillTemplate(templates.empty, templates.migrated);
  return { root, templates };
}

/** Migrates and fills, or makes, what is copied later; see `fillTemplate.ts`. */
export async function fillTemplate(...args: readonly string[]): Promise<void> {
  const script = path.join(import.meta.dirname, 'fillTemplate.ts');
  await promisify(execFile)(process.execPath, ['--conditions=@eecs/source', script, ...args]);
}
