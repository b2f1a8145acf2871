import { useKitAtom } from '@eecs/ui-kit';
import { ReportButton, RoomRow, useShownParts } from '@eecs/ui-kit/editor';
import { useResultsText } from '../messages/resultsMessages.ts';
import { ROOM_NAMES, openRoomAtom, titleRoom } from '../state/openRoom.ts';

/** The row of rooms with calculations of the result, which open below the board, and the report button. */
export function RoomsRow() {
  const t = useResultsText();
  const [open, setOpen] = useKitAtom(openRoomAtom);
  const hasFiles = useShownParts()('files');
  return (
    <RoomRow
      label={t('room')}
      rooms={ROOM_NAMES.filter((name) => hasFiles || name !== 'export').map((name) => ({
        name,
        short: t(`room.${name}`),
        title: t(titleRoom(name)),
      }))}
      open={open}
      onOpen={setOpen}
    >
      {hasFiles ? <ReportButton label={t('report')} feature="truss.report" /> : null}
    </RoomRow>
  );
}
