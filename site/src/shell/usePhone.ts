import { useWindowQuery } from './useWindowQuery.ts';

/** Below this width the side menu is a drawer. */
export const PHONE_QUERY = '(max-width: 639px)';

/** Returns whether the window is as narrow as a phone, as a live value. */
export function usePhone(): boolean {
  return useWindowQuery(PHONE_QUERY);
}
