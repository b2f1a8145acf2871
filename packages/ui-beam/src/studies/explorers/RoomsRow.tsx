import { useFeature, useKitAtom, useKitAtomValue, useText } from '@eecs/ui-kit';
import { ReportButton, RoomRow, useShownParts } from '@eecs/ui-kit/editor';
import { ROOM_NAMES, openRoomAtom } from '../../state/openRoom.ts';
import { solutionAtom } from '../../state/sessionAtoms.ts';
import { explorersMessages } from './explorersMessages.ts';

/** The row of rooms that explain a result, which open in its place, and the report button. */
export function RoomsRow() {
  const t = useText(explorersMessages);
  const [open, setOpen] = useKitAtom(openRoomAtom);
  const hasSolution = useKitAtomValue(solutionAtom) !== null;
  const hasFiles = useShownParts()('files');
  const isThere = { explore: hasSolution, export: hasFiles };
  const isRestricted = { mohr: !useFeature('msb.mohr'), influence: !useFeature('msb.influence') };
  const names = ROOM_NAMES.filter((name) => isThere[name as keyof typeof isThere] ?? true);
  return (
    <RoomRow
      label={t('title')}
      home={t('home')}
      rooms={names.map((name) => ({
        name,
        short: t(`short.${name}`),
        title: t(name),
        isRestricted: isRestricted[name as keyof typeof isRestricted] ?? false,
      }))}
      open={open}
      onOpen={setOpen}
    >
      {hasFiles ? <ReportButton label={t('report')} feature="msb.report" /> : null}
    </RoomRow>
  );
}
