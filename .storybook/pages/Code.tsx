import type { ComponentProps } from 'react';
import { Source } from '@storybook/addon-docs/blocks';
import { useTheme } from 'storybook/theming';

/** A file as it stands, on the paper of its page: a `Source` is on white whatever the page is on. */
export function Code(props: ComponentProps<typeof Source>) {
  return <Source {...props} dark={useTheme().base === 'dark'} />;
}
