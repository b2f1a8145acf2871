import { Spinner, createLate, useKitAtomValue } from '@eecs/ui-kit';
import { RoomSheet } from '@eecs/ui-kit/editor';
import { loadMethods } from '../late/loadParts.ts';
import { loadReport } from '../late/loadReport.ts';
import { useResultsText } from '../messages/resultsMessages.ts';
import { type RoomName, titleRoom } from '../state/openRoom.ts';
import { hindranceAtom, previewAtom } from '../state/sessionAtoms.ts';

const fallback = () => <Spinner delayMs={200} />;

/** The content of rooms; its code is loaded when one of them is first opened. */
const ROOMS = {
  joints: createLate(loadMethods, 'JointRoom', { fallback }),
  sections: createLate(loadMethods, 'SectionRoom', { fallback }),
  mohr: createLate(loadMethods, 'MohrRoom', { fallback }),
  equations: createLate(loadMethods, 'EquationsRoom', { fallback }),
  rods: createLate(loadMethods, 'RodsRoom', { fallback }),
  balance: createLate(loadMethods, 'BalanceRoom', { fallback }),
  export: createLate(loadReport, 'FilesRoom', { fallback }),
} as const;

/** Rooms without a print. */
const UNPRINTED: ReadonlySet<RoomName> = new Set(['export']);

export interface OpenRoomProps {
  readonly name: RoomName;
  /** Whether there are forces for calculations; files need none. */
  readonly hasForces: boolean;
}

/** The open room below the board: it follows the truss on the board, with the solution or a preview. */
export function OpenRoom({ name, hasForces }: OpenRoomProps) {
  const t = useResultsText();
  const Content = ROOMS[name];
  return (
    <RoomSheet name={name} title={t(titleRoom(name))} hasPrint={hasForces && !UNPRINTED.has(name)}>
      {hasForces || name === 'export' ? <Content key={name} /> : <Awaited />}
    </RoomSheet>
  );
}

/** Shown until the truss on the board has forces. */
function Awaited() {
  const t = useResultsText();
  const hindrance = useKitAtomValue(hindranceAtom);
  const preview = useKitAtomValue(previewAtom);
  const isComing = hindrance === null && preview === null;
  return isComing ? fallback() : <p role="status">{t('room.none')}</p>;
}
