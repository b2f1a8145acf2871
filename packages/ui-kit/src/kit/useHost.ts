import { useKit } from './KitContext.ts';
import { type Host, hasFeature } from '../host/host.ts';

/** Returns the surroundings of the widget. */
export function useHost(): Host {
  return useKit('useHost').host;
}

/**
 * Returns whether a feature may be used in the page of the widget; a widget without a host has every feature. Null
 * stands for the features that everybody has.
 */
export function useFeature(feature: string | null): boolean {
  const host = useHost();
  return feature === null || hasFeature(host, feature);
}
