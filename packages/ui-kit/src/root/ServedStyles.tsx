import { useSyncExternalStore } from 'react';
import type { StyleSheetContext } from 'styled-components';

/** The style sheet of styled-components, by the type of the context that provides it. */
export type Sheet = NonNullable<React.ContextType<typeof StyleSheetContext>>['styleSheet'];

/**
 * Chooses the sheet of a server render; undefined in a browser, where the rules go into the document. A host that
 * collects rules by a `ServerStyleSheet` keeps its own sheet, with its nonce; otherwise the root creates a sheet of its
 * own.
 */
export function chooseServedSheet(outer: Sheet): Sheet | undefined {
  if (typeof window !== 'undefined') return undefined;
  return outer.server ? outer : outer.reconstructWithOptions({ isServer: true }, false);
}

/**
 * The rules that the root's own sheet has collected in a server render, as a `<style>` element: the last child of the
 * root, because the rules come from everything rendered before it. Without it, markup that a host renders without
 * styled-components' own server setup would show black shapes until its script has run. The element stays until
 * hydration, because the markup must match; by then the page has the rules.
 */
export function ServedStyles({ own, nonce }: { own: Sheet | false | undefined; nonce: string | undefined }) {
  if (!useSyncExternalStore(neverChanges, isInBrowser, isOnServer)) return null;
  return (
    <style
      nonce={nonce}
      suppressHydrationWarning
      // oxlint-disable-next-line typescript/no-base-to-string -- a sheet has a `toString` that its types do not show
      dangerouslySetInnerHTML={{ __html: own ? String(own) : '' }}
    />
  );
}

const neverChanges = () => () => undefined;
const isInBrowser = (): boolean => false;
const isOnServer = (): boolean => true;
