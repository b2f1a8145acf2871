import { createOpenRoom, createRoomContent } from '@eecs/ui-kit/editor';
import { loadRooms, loadStability, loadStudies } from '../late/loadParts.ts';
import { useHandText } from '../messages/handMessages.ts';
import type { RoomName } from '../state/openRoom.ts';
import { hindranceAtom, previewAtom } from '../state/sessionAtoms.ts';

/** The open room below the board of a frame. */
export const OpenRoom = createOpenRoom<RoomName>({
  rooms: {
    balance: createRoomContent(loadRooms, 'BalanceRoom'),
    stress: createRoomContent(loadStudies, 'StressRoom'),
    mohr: createRoomContent(loadStudies, 'MohrRoom'),
    influence: createRoomContent(loadStudies, 'InfluenceRoom'),
    buckling: createRoomContent(loadStability, 'BucklingRoom'),
    swing: createRoomContent(loadStability, 'SwingRoom'),
  },
  useTexts: () => {
    const t = useHandText();
    return { titleOf: (name) => t(`room.${name}`), none: t('room.none') };
  },
  hindranceAtom,
  previewAtom,
});
