import { useSyncExternalStore } from 'react';

/** Returns whether the device is one of Apple's, whose keyboards have ⌘ in place of Ctrl. False on a server. */
export function isAppleDevice(): boolean {
  return typeof window !== 'undefined' && /^(Mac|iP)/.test(window.navigator.platform);
}

/**
 * Returns whether keys are written as on Apple's keyboards. The first render in a browser returns the same as on the
 * server, so that markup from a server can be hydrated.
 */
export function useAppleKeys(): boolean {
  return useSyncExternalStore(listenToNothing, isAppleDevice, () => false);
}

/** There is nothing to listen to: a device does not change. */
function listenToNothing(): () => void {
  return () => undefined;
}
