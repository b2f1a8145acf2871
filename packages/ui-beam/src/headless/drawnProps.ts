import type { WidgetRootProps } from '@eecs/ui-kit';

/** The look of a single drawing in a page: language, theme, target of its style sheet. */
export type DrawnProps = Pick<
  WidgetRootProps,
  'theme' | 'locale' | 'digits' | 'tokens' | 'preloaded' | 'nonce' | 'styleTarget' | 'className'
>;
