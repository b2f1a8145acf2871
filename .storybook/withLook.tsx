import { type ReactNode, useLayoutEffect } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { CONVENTIONS, type Conventions, type Store, getTokens, useKitStore, WidgetRoot } from '@eecs/ui-kit';
import { conventionsAtom, ShownMeasures } from '@eecs/ui-kit/editor';
import { type Look, OF_STORY, readLook } from './look.ts';

/**
 * Gives every story the look set by toolbars and story. Most are rendered in a root with that look. A story with
 * `bareRoot` shows a component with its own root, which gets the look as its props; it is mounted again if the page
 * around it must change.
 */
export const withLook: Decorator = (Story, { args, globals, parameters, viewMode }) => {
  const own: unknown = parameters['look'];
  const look = readLook({ globals, own: typeof own === 'object' && own !== null ? { ...own } : {}, args });
  if (parameters['bareRoot'] === true) {
    const { conventions, ...props } = look;
    const isUsual = conventions === CONVENTIONS;
    return (
      <Page look={look} isDocs={viewMode === 'docs'}>
        <Story
          key={isUsual ? 'usual' : 'chosen'}
          args={{
            ...args,
            ...props,
            ...(args['quantity'] === 'M' ? { flip: conventions.isMomentUp } : {}),
            ...(isUsual
              ? {}
              : { host: { ...(args['host'] as object), store: rememberConventions(conventions) } }),
          }}
        />
      </Page>
    );
  }
  const units = look.units ?? 0;
  return (
    <WidgetRoot theme={look.theme} locale={look.locale} units={units} density={look.density}>
      <Chosen conventions={look.conventions}>
        <div
          style={{
            boxSizing: 'border-box',
            // A docs page has several stories below each other.
            minHeight: viewMode === 'docs' ? 0 : '100vh',
            padding: parameters['isFlush'] === true ? 0 : 24,
          }}
        >
          {'system' in args && (globals['units'] ?? OF_STORY) !== OF_STORY ? (
            <Story args={{ ...args, system: units }} />
          ) : (
            <Story />
          )}
        </div>
      </Chosen>
    </WidgetRoot>
  );
};

/** The page around a component with its own root: as high as the window, in the colour of its theme. */
function Page({ look: { theme }, isDocs, children }: PageProps) {
  const { board, ink } = getTokens(theme === 'dark' ? 'dark' : 'light');
  return <div style={isDocs ? {} : { minHeight: '100vh', background: board, color: ink }}>{children}</div>;
}

interface PageProps {
  readonly look: Look;
  readonly isDocs: boolean;
  readonly children: ReactNode;
}

/** Creates a store with the reader's conventions, which an editor reads. */
function rememberConventions(conventions: Conventions): Store {
  const kept = new Map<string, unknown>();
  return {
    read: (key) => kept.get(key) ?? (key.endsWith('.view') ? { conventions } : undefined),
    write: (key, value) => {
      kept.set(key, value);
      return true;
    },
    remove: (key) => void kept.delete(key),
  };
}

function Chosen({
  conventions,
  children,
}: {
  readonly conventions: Conventions;
  readonly children: ReactNode;
}) {
  const store = useKitStore();
  // Synchronizes the root's state with the toolbar.
  useLayoutEffect(() => store.set(conventionsAtom, conventions), [store, conventions]);
  return <ShownMeasures>{children}</ShownMeasures>;
}
