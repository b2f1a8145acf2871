import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { type Roles, rolesByTheme } from '../packages/ui-kit/src/theme/roles.ts';
import { readLook } from './look.ts';
import { night, paper } from './theme.ts';

const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** Squared paper behind the sheets of a docs page. */
const writeColours = ({ board, sheet }: Roles): string =>
  `.sbdocs.sbdocs-wrapper { background: ${board} } .sbdocs table tr { background: ${sheet} !important }`;

/** The background of a docs page. It follows the theme toolbar, as the stories on the page do. */
export default function DocsPaper({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const theme = useSyncExternalStore(
    (announce) => {
      const system = matchMedia(PREFERS_DARK);
      channel.on(GLOBALS_UPDATED, announce);
      system.addEventListener('change', announce);
      return () => {
        channel.off(GLOBALS_UPDATED, announce);
        system.removeEventListener('change', announce);
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
      <style>{writeColours(rolesByTheme[theme === 'dark' ? 'dark' : 'light'])}</style>
      <div data-docs-theme={theme}>{children}</div>
    </DocsContainer>
  );
}
