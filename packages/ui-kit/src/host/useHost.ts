import { useKit } from '../root/KitContext.ts';
import type { Host } from './host.ts';

/** Gives the surroundings of the widget. */
export function useHost(): Host {
  return useKit('useHost').host;
}
