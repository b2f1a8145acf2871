import { useKit } from './KitContext.ts';
import { type Host, hasFeature } from '../host/host.ts';

/** Returns the surroundings of the widget. */
export function useHost(): Host {
  return useKit('useHost').host;
}

/**
 * Returns whether a feature may be used in the surroundings of the widget; a bare widget has everything. Null is what
 * everybody has.
 */
export function useFeature(feature: string | null): boolean {
  const host = useHost();
  return feature === null || hasFeature(host, feature);
}
