const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&amp;': '&',
};

/**
 * Converts the text of a page that the build wrote to Markdown: headings, paragraphs, lists, bold words and code. Only
 * the content of `main` is converted if there is one. Links keep their words.
 *
 * @param level Level of the page's first heading.
 */
export function htmlToMarkdown(html: string, level = 1): string {
  const main = /<main[^>]*>(.*?)<\/main>/s.exec(html)?.[1] ?? html;
  return main
    .replace(/<h([1-6])[^>]*>/g, (_, own: string) => `\n\n${'#'.repeat(Number(own) + level - 1)} `)
    .replace(/<pre[^>]*>(?:<code[^>]*>)?(.*?)(?:<\/code>)?<\/pre>/gs, '\n\n```\n$1\n```\n\n')
    .replace(/<\/?strong>/g, '**')
    .replace(/<\/?code[^>]*>/g, '`')
    .replace(/<li[^>]*>/g, '\n- ')
    .replace(/<(?:p|ul|ol)(?:\s[^>]*)?>|<\/(?:p|ul|ol|h[1-6])>/g, '\n\n')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(?:lt|gt|quot|#x27|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
