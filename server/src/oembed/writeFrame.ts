import { escapeHtml } from '../text/escapeHtml.ts';
import type { SharedLink } from './readSharedLink.ts';

/** Size of an editor without a given size, px. Below some 700 px it uses its phone layout. */
const FRAME = { width: 800, height: 600 };

export interface FrameOptions {
  /** Address of the site, without a slash at the end. */
  readonly base: string;
  /** Maximum size stated by the requesting page, px. @default the full size */
  readonly maxWidth?: number;
  readonly maxHeight?: number;
}

/** Writes the iframe that shows a shared document, and its size. */
export function writeFrame(
  { kind, packed, title }: SharedLink,
  { base, maxWidth = FRAME.width, maxHeight = FRAME.height }: FrameOptions,
): { readonly html: string; readonly width: number; readonly height: number } {
  const width = Math.min(maxWidth, FRAME.width);
  const height = Math.min(maxHeight, FRAME.height);
  const address = `${base}/embed/${kind}${packed === null ? '' : `#c=${packed}`}`;
  const html = `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title || 'EECS')}" width="${width}" height="${height}" style="border: 0" allowfullscreen></iframe>`;
  return { html, width, height };
}
