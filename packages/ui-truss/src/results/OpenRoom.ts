import { createOpenRoom, createRoomContent } from '@eecs/ui-kit/editor';
import { loadMethods } from '../late/loadParts.ts';
import { loadReport } from '../late/loadReport.ts';
import { useResultsText } from '../messages/resultsMessages.ts';
import { type RoomName, titleRoom } from '../state/openRoom.ts';
import { hindranceAtom, previewAtom } from '../state/sessionAtoms.ts';

/** The open room below the board of a truss. */
export const OpenRoom = createOpenRoom<RoomName>({
  rooms: {
    joints: createRoomContent(loadMethods, 'JointRoom'),
    sections: createRoomContent(loadMethods, 'SectionRoom'),
    mohr: createRoomContent(loadMethods, 'MohrRoom'),
    equations: createRoomContent(loadMethods, 'EquationsRoom'),
    rods: createRoomContent(loadMethods, 'RodsRoom'),
    balance: createRoomContent(loadMethods, 'BalanceRoom'),
    export: createRoomContent(loadReport, 'FilesRoom'),
  },
  free: ['export'],
  kept: ['rods'],
  useTexts: () => {
    const t = useResultsText();
    return { titleOf: (name) => t(titleRoom(name)), none: t('room.none') };
  },
  hindranceAtom,
  previewAtom,
});
