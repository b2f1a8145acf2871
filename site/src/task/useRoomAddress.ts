import { useCallback } from 'react';
import type { EditorProps } from '@eecs/ui-kit/editor';
import { useSiteNavigation } from '../navigation/NavigationContext.ts';
import { QUIET_STATE } from '../navigation/quietState.ts';
import { useLocation } from '../navigation/VisitContext.ts';
import { readRoom, writeRoom } from './roomAddress.ts';

/** Keeps the open room of an editor in the address, so that a link to it opens it: props of the editor. */
export function useRoomAddress(): Required<Pick<EditorProps<never>, 'room' | 'onRoomChange'>> {
  const navigation = useSiteNavigation();
  const { pathname, search } = useLocation();
  const onRoomChange = useCallback(
    (room: string | null) => {
      // A reader who is on the way to another page keeps to that way.
      if (navigation.getWanted() !== null) return;
      const here = navigation.getShown()?.location.pathname ?? pathname;
      void navigation.go(`${here}${writeRoom(room)}`, { replace: true, state: QUIET_STATE });
    },
    [navigation, pathname],
  );
  return { room: readRoom(search), onRoomChange };
}
