/** Storage key of the last picture of the current beam, for the first paint of the next visit. */
export const PICTURE_KEY = 'picture';

/** Removes the server's picture from the page when the editor is ready, or will never be. */
export function removeBeamPaint(page: Document): void {
  page.getElementById('beam-paint')?.remove();
}
