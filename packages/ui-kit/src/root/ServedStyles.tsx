import { useSyncExternalStore } from 'react';
import type { StyleSheetContext } from 'styled-components';

/** The style sheet of styled-components, by the type of the context that hands it down. */
export type Sheet = NonNullable<React.ContextType<typeof StyleSheetContext>>['styleSheet'];

/** Where the rules of one render go, if not into the document. */
export interface ServedSheet {
  /** The sheet to hand to `StyleSheetManager`; undefined in a browser. */
  readonly sheet?: Sheet;
  /** Whether the root sends the rules itself: nobody around it collects them. */
  readonly isOwn: boolean;
}

/**
 * Chooses the sheet of a server render. A host that collects rules by a `ServerStyleSheet` keeps its own, with the
 * nonce that it gave; without one the root makes a sheet of its own.
 */
export function chooseServedSheet(outer: Sheet): ServedSheet {
  if (typeof window !== 'undefined') return { isOwn: false };
  if (outer.server) return { sheet: outer, isOwn: false };
  return { sheet: outer.reconstructWithOptions({ isServer: true }, false), isOwn: true };
}

/**
 * The rules that a server render has collected, as a `<style>` element: the last child of the root, because the rules
 * come from everything rendered before it. Without it, markup that a host renders without styled-components' own server
 * setup would show black shapes until its script has run. The element stays until hydration has read it, because the
 * markup must match; by then the page has the rules.
 */
export function ServedStyles({ sheet, isOwn, nonce }: ServedSheet & { readonly nonce?: string | undefined }) {
  const isServed = useSyncExternalStore(neverChanges, isInBrowser, isOnServer);
  if (!isServed) return null;
  return (
    <style
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: isOwn && sheet !== undefined ? writeRules(sheet) : '' }}
    />
  );
}

/** The text of a sheet, without the marks by which styled-components would take the element over and remove it. */
function writeRules(sheet: Sheet): string {
  // styled-components gives each sheet a `toString` of its own, which its types do not show.
  // oxlint-disable-next-line typescript/no-base-to-string
  return String(sheet)
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replaceAll('/*!sc*/\n', '')
    .replaceAll('</', '<\\/');
}

const neverChanges = () => () => undefined;
const isInBrowser = (): boolean => false;
const isOnServer = (): boolean => true;
