import { useSyncExternalStore } from 'react';

/** Returns whether the device is one of Apple's, whose keyboards have ⌘ where others have Ctrl. False on a server. */
export function isAppleDevice(): boolean {
  return typeof window !== 'undefined' && /^(Mac|iP)/.test(window.navigator.platform);
}

/**
 * Returns whether keys are written as on Apple's keyboards. The first render in a browser gives the same as on the
 * server, so that markup from a server is taken over as it is.
 */
export function useAppleKeys(): boolean {
  return useSyncExternalStore(listenToNothing, isAppleDevice, () => false);
}

/** A device does not change. */
function listenToNothing(): () => void {
  return () => undefined;
}
