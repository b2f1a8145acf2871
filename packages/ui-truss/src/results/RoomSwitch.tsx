import { styled } from 'styled-components';
import { Button, SegmentedControl, useKitAtom, useSetKitAtom, vars } from '@eecs/ui-kit';
import { openReportAtom, useShownParts } from '@eecs/ui-kit/editor';
import { useResultsText } from '../messages/resultsMessages.ts';
import { isCuttingAtom } from '../state/cut.ts';
import { RESULT_ROOMS, resultRoomAtom } from '../state/resultRoom.ts';

/** Chooses what stands under the drawing: the tables, or how the numbers are worked out. */
export function RoomSwitch() {
  const t = useResultsText();
  const [room, choose] = useKitAtom(resultRoomAtom);
  const setCutting = useSetKitAtom(isCuttingAtom);
  const openReport = useSetKitAtom(openReportAtom);
  const shows = useShownParts();
  return (
    <Scroll data-screen-only="">
      <SegmentedControl
        label={t('room')}
        value={room}
        segments={RESULT_ROOMS.map((value) => ({ value, label: t(`room.${value}`) }))}
        onChange={(next) => {
          choose(next);
          setCutting(false);
        }}
      />
      {shows('files') ? (
        <Button aria-haspopup="dialog" onClick={() => openReport('seen')}>
          {t('report')}
        </Button>
      ) : null}
    </Scroll>
  );
}

const Scroll = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space2};
  padding: ${vars.space1} ${vars.space2};
  border-top: 1px solid ${vars.hairline};
`;
