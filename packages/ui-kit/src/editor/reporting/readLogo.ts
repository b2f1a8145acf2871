import type { ReportLogo } from '../../report/blocks.ts';

/** The greatest size of a logo, bytes. */
export const MOST_LOGO_BYTES = 500_000;

/** Reads a chosen file as a logo; null if it is not an image of a supported format, or too large. */
export async function readLogo(file: File): Promise<ReportLogo | null> {
  const { type } = file;
  if ((type !== 'image/png' && type !== 'image/jpeg') || file.size > MOST_LOGO_BYTES) return null;
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { type, bytes: new Uint8Array(await file.arrayBuffer()), width, height };
  } catch {
    // The file claims to be an image, but is not.
    return null;
  }
}
