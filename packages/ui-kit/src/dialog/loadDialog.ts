/** Fetches the code of dialogs, which otherwise comes with the first question. */
export async function loadDialog() {
  return import('./Dialog.tsx');
}
