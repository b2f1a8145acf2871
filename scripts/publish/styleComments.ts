import type { Plugin } from 'rolldown';

/**
 * A block comment that begins a line, as in the templates of styles. Comments of the API begin with two asterisks, notes
 * for bundlers with `@` or `#`.
 */
const COMMENT_ON_ITS_LINE = /\n[ \t]*\/\*(?![*!]|\s*[@#])[^*]*\*+(?:[^/*][^*]*\*+)*\//g;

/**
 * Removes block comments that begin a line from a module. In the template of a styled component they are part of a
 * string, which no minifier shortens, so that every visitor would load them.
 */
export function dropStyleComments(source: string): string {
  return source.replaceAll(COMMENT_ON_ITS_LINE, '');
}

/** The project's own modules, where all styles are. */
const OWN_MODULE = /^(?!.*[\\/]node_modules[\\/]).*\.tsx?$/;

/** Removes these comments from what a bundler takes from sources. */
export const leaveOutStyleComments: Plugin = {
  name: 'leave-out-style-comments',
  transform: {
    filter: { id: OWN_MODULE },
    handler: (code) => dropStyleComments(code),
  },
};
