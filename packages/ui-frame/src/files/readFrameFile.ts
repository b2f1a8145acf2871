import { LIMITS } from '@eecs/solver-core';
import { type FrameCase, type FrameFailure, parseFrame } from '@eecs/solver-core/frame';
import type { ReadFrameDrawing } from './foundInDrawing.ts';

/** The result of reading a file or a link: a frame, or why it is invalid. */
export type ReadFrameFile =
  | {
      readonly ok: true;
      readonly document: FrameCase;
      readonly corrections: readonly FrameFailure[];
      /** For drawings only. */
      readonly drawing?: ReadFrameDrawing;
    }
  | {
      readonly ok: false;
      readonly problem:
        | 'notJson'
        | 'notFrame'
        | 'tooLarge'
        | 'tooMany'
        /** A drawing without lines and arcs. */
        | 'noLines'
        /** A drawing whose lines are not in one plane. */
        | 'notFlat'
        /** A drawing that is not a text: binary DXF, or DWG under another name. */
        | 'binaryDrawing'
        /** A drawing that ends before its first line. */
        | 'cutOff';
      readonly failures: readonly FrameFailure[];
    };

/** The set of `LIMITS` that applies. */
export type FileLimits = keyof typeof LIMITS;

/** Larger files are refused, bytes. */
export const MAX_FRAME_FILE_BYTES: Readonly<Record<FileLimits, number>> = {
  anonymous: 4_000_000,
  full: 64_000_000,
};

/** Members have a fifth of the limit of rods, because the results of one are as long as those of five rods. */
export const LINKS_OF_MEMBER = 5;

/** Parses the text of a file. It never throws: every failure is returned with its place. */
export function readFrameFile(text: string, limits: FileLimits = 'full'): ReadFrameFile {
  if (text.length > MAX_FRAME_FILE_BYTES[limits]) return { ok: false, problem: 'tooLarge', failures: [] };
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, problem: 'notJson', failures: [] };
  }
  const parsed = parseFrame(value);
  if (!parsed.ok) return { ok: false, problem: 'notFrame', failures: parsed.failures };
  const { joints, members } = parsed.document;
  if (joints.length > LIMITS[limits].joints || members.length > LIMITS[limits].links / LINKS_OF_MEMBER)
    return { ok: false, problem: 'tooMany', failures: [] };
  return { ok: true, document: parsed.document, corrections: parsed.corrections };
}

/** Writes a frame as the text of a JSON file. */
export function writeFrameFile(document: FrameCase): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
