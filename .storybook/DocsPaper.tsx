import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { readLook } from './look.ts';
import { night, paper } from './theme.ts';

const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** What a page of docs is written on: it follows the toolbar of themes, as the stories in it do. */
export default function DocsPaper({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const theme = useSyncExternalStore(
    (tell) => {
      const system = matchMedia(PREFERS_DARK);
      channel.on(GLOBALS_UPDATED, tell);
      system.addEventListener('change', tell);
      return () => {
        channel.off(GLOBALS_UPDATED, tell);
        system.removeEventListener('change', tell);
      };
    },
    () => {
      const [last] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as readonly [
        { readonly globals: Readonly<Record<string, unknown>> }?,
      ];
      const chosen = readLook({ globals: last?.globals ?? {}, own: {}, args: {} }).theme;
      return chosen === 'system' ? (matchMedia(PREFERS_DARK).matches ? 'dark' : 'light') : chosen;
    },
  );
  return (
    <DocsContainer context={context} theme={theme === 'dark' ? night : paper}>
      <div data-docs-theme={theme}>{children}</div>
    </DocsContainer>
  );
}
