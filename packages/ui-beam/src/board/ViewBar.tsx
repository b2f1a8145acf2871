import Maximize from 'lucide-react/icons/maximize';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { styled } from 'styled-components';
import { IconButton, useKitAtomValue, useKitStore } from '@eecs/ui-kit';
import { VIEW_COMMANDS } from './boardCommands.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { viewAtom } from '../state/view.ts';

const ICONS = { fit: Maximize, zoomIn: ZoomIn, zoomOut: ZoomOut };

/** Zoom of the board and of the diagrams under it; on phones fingers do it, and only the way back is shown. */
export function ViewBar({ isNarrow }: { readonly isNarrow: boolean }) {
  const t = useBeamText();
  const store = useKitStore();
  const isZoomed = useKitAtomValue(viewAtom) !== null;
  const commands = VIEW_COMMANDS.filter(({ name }) => (name === 'zoomIn' ? !isNarrow : isZoomed));
  return (
    <Bar role="group" aria-label={t('board.view')}>
      {commands.map(({ name, keys, runAtom }) => {
        const Icon = ICONS[name];
        return (
          <IconButton
            key={name}
            label={t(`board.${name}`)}
            title={`${t(`board.${name}`)} (${keys})`}
            icon={<Icon size={18} aria-hidden="true" />}
            onClick={() => store.set(runAtom)}
          />
        );
      })}
    </Bar>
  );
}

const Bar = styled.div`
  position: absolute;
  z-index: 1;
  top: 0;
  right: 0;
  display: flex;
  flex-direction: column-reverse;
`;
