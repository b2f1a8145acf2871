import type { FrameCase } from '@eecs/solver-core/frame';
import { joinShown, packText, splitShown, unpackText } from '@eecs/ui-kit/editing';
import type { FrameShown } from '../props.ts';
import { type FileLimits, type ReadFrameFile, readFrameFile } from './readFrameFile.ts';

/** Programs that pass links on cut longer ones, characters. */
export const MAX_FRAME_FRAGMENT = 8000;
const PREFIX = '#c=';

/** Returns whether the fragment of an address claims to hold a frame. */
export function isFrameShare(fragment: string): boolean {
  return fragment.startsWith(PREFIX);
}

/** A fragment that holds the whole frame, or how long it would be where that is too long. */
export type WrittenFrameShare =
  | { readonly ok: true; readonly fragment: string }
  | { readonly ok: false; readonly length: number; readonly most: number };

/** The content of a link: a frame, with its sender's view where the link has one, or the reason why it cannot be read. */
export type ReadFrameShare =
  | (Extract<ReadFrameFile, { ok: true }> & { readonly shown?: unknown })
  | Exclude<ReadFrameFile, { ok: true }>;

/**
 * Packs a frame, and what is shown of it where there is room, into the fragment of an address, which browsers do not send
 * to any server.
 */
export async function writeFrameShare(document: FrameCase, shown?: FrameShown): Promise<WrittenFrameShare> {
  const fragment = joinShown(PREFIX + (await packText(JSON.stringify(document))), shown, MAX_FRAME_FRAGMENT);
  const { length } = fragment;
  return length <= MAX_FRAME_FRAGMENT
    ? { ok: true, fragment }
    : { ok: false, length, most: MAX_FRAME_FRAGMENT };
}

/** Unpacks the frame of a fragment. It never rejects: a failure is returned. */
export async function readFrameShare(fragment: string, limits: FileLimits = 'full'): Promise<ReadFrameShare> {
  const { packed, shown } = splitShown(fragment);
  try {
    const read = readFrameFile(await unpackText(packed.slice(PREFIX.length)), limits);
    return read.ok && shown !== undefined ? { ...read, shown } : read;
  } catch {
    return { ok: false, problem: 'notJson', failures: [] };
  }
}
