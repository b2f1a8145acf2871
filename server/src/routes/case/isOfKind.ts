/** Whether a document is one of the kind a route solves, by `kind` or, where that is left out, by its class; one that says neither is. */
export function isOfKind(
  document: { readonly kind?: string; readonly className?: string },
  wanted: 'msb' | 'truss',
): boolean {
  const { kind, className } = document;
  return kind === undefined
    ? className === undefined || className.toLowerCase() === `case${wanted}`
    : kind === wanted;
}
