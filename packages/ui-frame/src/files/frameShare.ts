import type { FrameCase } from '@eecs/solver-core/frame';
import { type WrittenShare, readShare, writeShare } from '@eecs/ui-kit/editing';
import type { FrameShown } from '../props.ts';
import { type FileLimits, type ReadFrameFile, readFrameFile } from './readFrameFile.ts';

export { MAX_FRAGMENT as MAX_FRAME_FRAGMENT, isShare as isFrameShare } from '@eecs/ui-kit/editing';

/** A fragment that contains the whole frame, or its length if that is too long. */
export type WrittenFrameShare = WrittenShare;

/** The content of a link: a frame, with its sender's view if the link has one, or why it cannot be read. */
export type ReadFrameShare =
  | (Extract<ReadFrameFile, { ok: true }> & { readonly shown?: unknown })
  | Exclude<ReadFrameFile, { ok: true }>;

/**
 * Packs a frame, and its visible state if there is room, into the fragment of an address, which browsers do not send to
 * servers.
 */
export function writeFrameShare(document: FrameCase, shown?: FrameShown): Promise<WrittenFrameShare> {
  return writeShare(document, shown);
}

/** Unpacks the frame in a fragment. It never rejects: failures are returned. */
export async function readFrameShare(fragment: string, limits: FileLimits = 'full'): Promise<ReadFrameShare> {
  const read = await readShare(fragment, (text) => readFrameFile(text, limits));
  return read ?? { ok: false, problem: 'notJson', failures: [] };
}
