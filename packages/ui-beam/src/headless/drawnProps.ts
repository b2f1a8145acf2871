import type { WidgetRootProps } from '@eecs/ui-kit';

/** How a page wants a single drawing to look: language, theme, where its style sheet goes. */
export type DrawnProps = Pick<
  WidgetRootProps,
  'theme' | 'locale' | 'digits' | 'tokens' | 'preloaded' | 'nonce' | 'styleTarget' | 'className'
>;
