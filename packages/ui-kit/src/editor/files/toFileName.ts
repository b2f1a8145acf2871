/**
 * Converts a title in any language to a file name: characters special to a file system or a shell are omitted, spaces
 * become hyphens.
 * @example toFileName('Roof purlin B-2: 1/2', 'png') // 'Roof-purlin-B-2-1-2.png'
 */
export function toFileName(title: string, extension: string): string {
  const name = title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${name === '' ? 'beam' : name}.${extension}`;
}
