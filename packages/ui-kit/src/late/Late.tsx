import { type ReactNode, Suspense, useSyncExternalStore } from 'react';

export interface LateProps {
  /** A part whose code may still have to be fetched. */
  readonly children: ReactNode;
  /** Stands in its place until then. @default nothing */
  readonly fallback?: ReactNode;
}

/**
 * The place of a lazily fetched part. Where a server renders the page it stays a place: a server does not wait for
 * code, and a part it had begun would be an error in the browser.
 */
export function Late({ children, fallback = null }: LateProps) {
  const isBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return isBrowser ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}

/** Where something is rendered never changes. */
function subscribe(): () => void {
  return () => undefined;
}
