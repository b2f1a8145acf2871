import type { DrawingReading } from './readFrameDrawing.ts';
import { loadReader } from './loadReader.ts';
import { MAX_FRAME_FILE_BYTES, type ReadFrameFile, readFrameFile } from './readFrameFile.ts';

/** The options for reading a file. */
export type FrameReading = Partial<Omit<DrawingReading, 'title'>>;

/**
 * Reads a file, unless it is too large: a frame as JSON, or a drawing as DXF in the plane, whose lines and arcs become
 * members and whose layers name cross-sections. Rejects only if the file itself cannot be read.
 */
export async function readFrameBlob(
  file: Blob & { readonly name?: string },
  { limits = 'full', system = 0, locale = 'en-US', unit, library }: FrameReading = {},
): Promise<ReadFrameFile> {
  if (file.size > MAX_FRAME_FILE_BYTES[limits]) return { ok: false, problem: 'tooLarge', failures: [] };
  const text = await file.text();
  const [, title] = /^(.*)\.dxf$/i.exec(file.name ?? '') ?? [];
  if (title === undefined) return readFrameFile(text, limits);
  const { readFrameDrawing } = await loadReader();
  return readFrameDrawing(text, { title, limits, system, locale, unit, library });
}
