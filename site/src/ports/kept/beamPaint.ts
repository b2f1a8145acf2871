/** Where the last picture of the beam that was worked on stands, for the first paint of the next visit. */
export const PICTURE_KEY = 'picture';

/** Takes away the picture that the server has put over the page: what it stands for is there, or never comes. */
export function removeBeamPaint(page: Document): void {
  page.getElementById('beam-paint')?.remove();
}
