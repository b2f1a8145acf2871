/** The greatest number of characters of a source's name on a drawing. */
const MOST_NAME = 16;

/**
 * Adds to the value of a load on a drawing the name of the saved structure whose reaction it carries.
 *
 * @example writeCarried('7 kN', load) // '7 kN ← Floor beam'
 */
export function writeCarried(text: string, load: object): string {
  const { from } = load as { readonly from?: { readonly title?: string } };
  if (from === undefined) return text;
  const name = from.title?.trim() ?? '';
  const short = name.length > MOST_NAME ? `${name.slice(0, MOST_NAME - 1).trimEnd()}…` : name;
  return `${text} ←${short === '' ? '' : ` ${short}`}`;
}
