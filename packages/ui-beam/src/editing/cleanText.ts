/** What no database stores: control characters and halves of a character. */
const UNSTORABLE =
  // eslint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Cuts a text to the longest a server keeps and takes out what it cannot store; line breaks stay where they may. */
export function cleanText(text: string, longest: number, options: { readonly lines?: boolean } = {}): string {
  return text
    .slice(0, longest)
    .replace(/\r\n?/g, '\n')
    .replace(UNSTORABLE, (found) => (found === '\n' && options.lines === true ? found : ''));
}
