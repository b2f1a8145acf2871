/**
 * A block comment that begins a line, as in the templates of styles. Those of the API begin with two asterisks, and
 * notes for bundlers with `@` or `#`.
 */
const COMMENT_ON_ITS_LINE = /\n[ \t]*\/\*(?![*!]|\s*[@#])[^*]*\*+(?:[^/*][^*]*\*+)*\//g;

/**
 * Removes block comments that begin a line from a module. In the template of a styled component they are part of a
 * string, which no minifier shortens, so that every visitor would load them.
 */
export function dropStyleComments(source: string): string {
  return source.replaceAll(COMMENT_ON_ITS_LINE, '');
}
