import { Spinner, createLate, useKitAtomValue } from '@eecs/ui-kit';
import { RoomSheet } from '@eecs/ui-kit/editor';
import { loadRooms, loadStability, loadStudies } from '../late/loadParts.ts';
import { useHandText } from '../messages/handMessages.ts';
import type { RoomName } from '../state/openRoom.ts';
import { hindranceAtom, previewAtom, shownAnswerAtom } from '../state/sessionAtoms.ts';

const fallback = () => <Spinner delayMs={200} />;

/** The content of rooms; its code loads when a room is first opened. */
const ROOMS = {
  balance: createLate(loadRooms, 'BalanceRoom', { fallback }),
  stress: createLate(loadStudies, 'StressRoom', { fallback }),
  mohr: createLate(loadStudies, 'MohrRoom', { fallback }),
  buckling: createLate(loadStability, 'BucklingRoom', { fallback }),
  swing: createLate(loadStability, 'SwingRoom', { fallback }),
} as const;

/** The open room below the board: it follows the frame on the board, solved or as a preview. */
export function OpenRoom({ name }: { readonly name: RoomName }) {
  const t = useHandText();
  const hasForces = useKitAtomValue(shownAnswerAtom) !== null;
  const Content = ROOMS[name];
  return (
    <RoomSheet name={name} title={t(`room.${name}`)} hasPrint={hasForces}>
      {hasForces ? <Content key={name} /> : <Awaited />}
    </RoomSheet>
  );
}

/** Shown until the forces of the frame on the board are known. */
function Awaited() {
  const t = useHandText();
  const hindrance = useKitAtomValue(hindranceAtom);
  const preview = useKitAtomValue(previewAtom);
  const isComing = hindrance === null && preview === null;
  return isComing ? fallback() : <p role="status">{t('room.none')}</p>;
}
