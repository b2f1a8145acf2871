import { useKit } from './KitContext.ts';
import { type Host, hasFeature } from '../host/host.ts';

/** Returns the host of the widget. */
export function useHost(): Host {
  return useKit('useHost').host;
}

/**
 * Returns whether the host permits a feature; a widget without a host has every feature. Null stands for the features
 * that everybody has.
 */
export function useFeature(feature: string | null): boolean {
  const host = useHost();
  return feature === null || hasFeature(host, feature);
}
