import { styled } from 'styled-components';
import { SegmentedControl, useKitAtom, useSetKitAtom, vars } from '@eecs/ui-kit';
import { useResultsText } from '../messages/resultsMessages.ts';
import { isCuttingAtom } from '../state/cut.ts';
import { RESULT_ROOMS, resultRoomAtom } from '../state/resultRoom.ts';

/** Chooses what stands under the drawing: the tables, or how the numbers are worked out. */
export function RoomSwitch() {
  const t = useResultsText();
  const [room, choose] = useKitAtom(resultRoomAtom);
  const setCutting = useSetKitAtom(isCuttingAtom);
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
    </Scroll>
  );
}

const Scroll = styled.div`
  padding: ${vars.space1} ${vars.space2};
  border-top: 1px solid ${vars.hairline};
`;
