/** Fetches the code that keeps steps back between visits, which otherwise comes after an editor has opened. */
export async function loadKeepSteps() {
  return import('./keepSteps.ts');
}
