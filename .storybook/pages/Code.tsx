import type { ComponentProps } from 'react';
import { Source } from '@storybook/addon-docs/blocks';
import { useTheme } from 'storybook/theming';

/** Shows a source file on the paper of its page; a `Source` is always on white. */
export function Code(props: ComponentProps<typeof Source>) {
  return <Source {...props} dark={useTheme().base === 'dark'} />;
}
