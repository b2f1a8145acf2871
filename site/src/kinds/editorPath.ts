/** Writes the path of the editor of a kind, which shows the document of a hash; without one the last document. */
export function toEditorPath({ id }: { readonly id: string }, hash = ''): string {
  return `/${id}/${encodeURIComponent(hash)}`;
}
