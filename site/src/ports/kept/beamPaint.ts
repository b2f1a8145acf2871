/** Where the last picture of the beam that was worked on stands, for the first paint of the next visit. */
export const PICTURE_KEY = 'picture';

/** Removes the picture that the server has put over the page: the editor is ready, or will never be. */
export function removeBeamPaint(page: Document): void {
  page.getElementById('beam-paint')?.remove();
}
