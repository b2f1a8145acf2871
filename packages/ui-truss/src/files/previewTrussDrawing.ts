import { type DrawingPreview } from './previewDrawing.ts';
import { loadReaders } from './loadReaders.ts';
import { MAX_TRUSS_FILE_BYTES } from './readTrussFile.ts';
import type { TrussReading } from './readTrussBlob.ts';

/**
 * Previews a drawing before it is opened: its lines, layers and unit. Null if the file is not a drawing, has no lines
 * or is too large; `readTrussBlob` reports the reason. Rejects only if the file itself cannot be read.
 */
export async function previewTrussDrawing(
  file: Blob & { readonly name?: string },
  { limits = 'full', system = 0, unit }: Pick<TrussReading, 'limits' | 'system' | 'unit'> = {},
): Promise<DrawingPreview | null> {
  if (file.size > MAX_TRUSS_FILE_BYTES[limits] || !/\.dxf$/i.test(file.name ?? '')) return null;
  const { previewDrawing } = await loadReaders();
  return previewDrawing(await file.text(), { system, ...(unit !== undefined && { unit }) });
}
