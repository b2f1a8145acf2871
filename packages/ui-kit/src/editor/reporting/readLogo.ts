import type { ReportLogo } from '../../report/blocks.ts';

/** A picture for a title block is no more than this. */
export const MOST_LOGO_BYTES = 500_000;

/** Reads a chosen file as a logo; null for one that is no picture of the kinds a report holds, or too large. */
export async function readLogo(file: File): Promise<ReportLogo | null> {
  const { type } = file;
  if ((type !== 'image/png' && type !== 'image/jpeg') || file.size > MOST_LOGO_BYTES) return null;
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { type, bytes: new Uint8Array(await file.arrayBuffer()), width, height };
  } catch {
    // The text claims to be a picture, but is not.
    return null;
  }
}
