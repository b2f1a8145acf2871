/**
 * Makes the name of a file from a title in any language: what a file system or a shell reads is left out, spaces
 * become hyphens.
 *
 * @example toFileName('Roof purlin B-2: 1/2', 'png') // 'Roof-purlin-B-2-1-2.png'
 */
export function toFileName(title: string, extension: string): string {
  const name = title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${name === '' ? 'beam' : name}.${extension}`;
}
