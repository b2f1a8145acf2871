import { useSyncExternalStore } from 'react';
import { useTheme } from '@eecs/ui-kit';

const FORCED = '(forced-colors: active)';

/** Returns a key of the surroundings that a canvas does not follow by itself: the theme, and forced colours. */
export function useLook(): string {
  const theme = useTheme();
  const isForced = useSyncExternalStore(subscribe, readForced, () => false);
  return isForced ? `${theme} forced` : theme;
}

function readForced(): boolean {
  return typeof matchMedia === 'function' && matchMedia(FORCED).matches;
}

function subscribe(onChange: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined;
  const query = matchMedia(FORCED);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
