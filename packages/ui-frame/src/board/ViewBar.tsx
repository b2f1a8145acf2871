import { useKitStore } from '@eecs/ui-kit';
import { BEAM_OPTIONS, OptionsButton, ViewBar as BoardViewBar, listViewButtons } from '@eecs/ui-kit/editor';
import { styled } from 'styled-components';
import { writeKeys } from '../keys/frameKeys.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { ColoursBelow } from '../results/BoardResults.tsx';
import { camera, fitAtom } from '../state/view.ts';

/** Options and quantities that a frame editor does not use. */
const HIDDEN = [...BEAM_OPTIONS, 'showSectionNumbers'] as const;

/** Zoom of the board, and the options of the editor. */
export function ViewBar({ isNarrow }: { readonly isNarrow: boolean }) {
  const t = useLaterText();
  const store = useKitStore();
  const bar = (
    <BoardViewBar
      label={t('view.label')}
      buttons={listViewButtons({
        t,
        writeKeys,
        zoom: (factor) => store.set(camera.zoomAtom, { factor }),
        fit: () => store.set(fitAtom),
      })}
      isRow
    >
      <OptionsButton hides={HIDDEN} />
    </BoardViewBar>
  );
  return isNarrow ? (
    <Under data-screen-only="" data-under-drawing="">
      <ColoursBelow />
      {bar}
    </Under>
  ) : (
    bar
  );
}

/** The buttons are below a drawing that is too small to be covered. Four lines of text fit beside them. */
const Under = styled.div`
  position: relative;
  height: max(52px, var(--eecs-hit, 32px) + 8px);
`;
