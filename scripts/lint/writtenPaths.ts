import type { Rule } from './rule.ts';

/** Reports a path of the site that is written as text where it leads to a page. */
export const writtenPaths: Rule = {
  create(context) {
    const report = (node: unknown): void => {
      context.report({ node, message: 'Paths are written by `pathTo` of routes/.' });
    };
    return {
      'JSXAttribute[name.name=/^(to|href)$/] Literal[value=/^\\u002f/]': report,
      'CallExpression[callee.name="navigate"] > Literal[value=/^\\u002f/]': report,
    };
  },
};
