/** Returns whether a link leads to the page at an address, or to a page above it. */
export function leadsTo(
  to: string,
  { pathname, end }: { readonly pathname: string; readonly end: boolean },
): boolean {
  const [path = ''] = to.toLowerCase().split(/[?#]/);
  const here = pathname.toLowerCase();
  if (here === path) return true;
  const stem = path.replace(/\/$/, '');
  return !end && stem !== '' && (here === stem || here.startsWith(`${stem}/`));
}
