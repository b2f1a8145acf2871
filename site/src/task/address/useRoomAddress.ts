import { useCallback } from 'react';
import type { EditorProps } from '@eecs/ui-kit/editor';
import { useSiteNavigation } from '../../navigation/NavigationContext.ts';
import { QUIET_STATE } from '../../navigation/quietState.ts';
import { useLocation } from '../../navigation/VisitContext.ts';
import { readRoom, writeRoom } from './roomAddress.ts';

/** Keeps the open room of an editor in the address, so that a link opens it; returns props of the editor. */
export function useRoomAddress(): Required<Pick<EditorProps<never>, 'room' | 'onRoomChange'>> {
  const navigation = useSiteNavigation();
  const { pathname, search, hash } = useLocation();
  const onRoomChange = useCallback(
    (room: string | null) => {
      // A reader who is navigating to another page must not be brought back.
      if (navigation.getWanted() !== null) return;
      const here = navigation.getShown()?.location;
      // A document that came by a link stays in the address, so that reloading the page opens it again.
      const held = here?.hash ?? hash;
      const path = here?.pathname ?? pathname;
      void navigation.go(`${path}${writeRoom(room)}${held}`, { replace: true, state: QUIET_STATE });
    },
    [navigation, pathname, hash],
  );
  return { room: readRoom(search), onRoomChange };
}
