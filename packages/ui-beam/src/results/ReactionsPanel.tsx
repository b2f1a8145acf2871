import { styled } from 'styled-components';
import { Panel, createLate, useKitAtomValue, vars } from '@eecs/ui-kit';
import { isAwaitedAtom, shownResultAtom } from '../live/beamLive.ts';
import { loadParts } from '../late/loadParts.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { documentAtom } from '../state/sessionAtoms.ts';

const Reactions = createLate(loadParts, 'Reactions', { fallback: () => <Awaited hasRoom /> });

/**
 * Shows the reactions with the letters of the drawing, of every case set if all are shown. If one of the sets has an
 * angle the beam is inclined: reactions are then given along and across it.
 */
export function ReactionsPanel() {
  const result = useKitAtomValue(shownResultAtom);
  const isAwaited = useKitAtomValue(isAwaitedAtom);
  return result === null ? <Awaited hasRoom={isAwaited} /> : <Reactions result={result} />;
}

/** While the table is loading, its room is reserved. */
function Awaited({ hasRoom }: { readonly hasRoom: boolean }) {
  const t = useBeamText();
  const { supports } = useKitAtomValue(documentAtom);
  const rows = supports.filter(({ className }) => className !== 'hinge').length;
  return (
    <Panel title={t('reactions.title')}>
      <TableRoom style={hasRoom ? { '--rows': rows + 1 } : {}}>{t('reactions.hint')}</TableRoom>
    </Panel>
  );
}

const TableRoom = styled.div`
  min-height: calc(var(--rows, 0) * (${vars.rowHeight} + 1px) + min(var(--rows, 0), 1) * 14px);
`;
