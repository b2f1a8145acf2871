/** Writes the path of the editor of a kind with the document of a hash; without a hash, with the last document. */
export function toEditorPath({ id }: { readonly id: string }, hash = ''): string {
  return `/${id}/${encodeURIComponent(hash)}`;
}
