import { useCallback, useRef } from 'react';
import Grid3x3 from 'lucide-react/icons/grid-3x3';
import Maximize from 'lucide-react/icons/maximize';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { styled } from 'styled-components';
import { IconButton, useKitAtom, useKitAtomValue, useKitStore, vars } from '@eecs/ui-kit';
import { VIEW_COMMANDS } from './boardCommands.ts';
import { GridOptions } from './GridOptions.tsx';
import { useToolText } from '../messages/toolMessages.ts';
import { useWorkspaceText } from '../messages/workspaceMessages.ts';
import { isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { isGridOpenAtom } from '../state/gridShown.ts';
import { viewAtom } from '../state/view.ts';

const ICONS = { fit: Maximize, zoomIn: ZoomIn, zoomOut: ZoomOut };

/** Zoom of the board and of the diagrams, and the grid; on phones fingers do it, and only the way back is shown. */
export function ViewBar({ isNarrow }: { readonly isNarrow: boolean }) {
  const tTool = useToolText();
  const store = useKitStore();
  const isZoomed = useKitAtomValue(viewAtom) !== null;
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  const commands = VIEW_COMMANDS.filter(({ name }) => (name === 'zoomIn' ? !isNarrow : isZoomed));
  return (
    <Bar role="group" aria-label={tTool('view')} data-below={isNarrow && !isReadOnly}>
      {commands.map(({ name, keys, runAtom }) => {
        const Icon = ICONS[name];
        return (
          <IconButton
            key={name}
            label={tTool(`${name}`)}
            title={`${tTool(`${name}`)} (${keys})`}
            icon={<Icon size={18} aria-hidden="true" />}
            onClick={() => store.set(runAtom)}
          />
        );
      })}
      <GridButton />
    </Bar>
  );
}

function GridButton() {
  const t = useWorkspaceText();
  const [isOpen, setIsOpen] = useKitAtom(isGridOpenAtom);
  const box = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    setIsOpen(false);
    box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [setIsOpen]);
  return (
    <div ref={box}>
      <IconButton
        label={t('grid.options')}
        title={t('grid.options')}
        aria-expanded={isOpen}
        icon={<Grid3x3 size={18} aria-hidden="true" />}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen ? <GridOptions onClose={close} /> : null}
    </div>
  );
}

const Bar = styled.div`
  position: absolute;
  z-index: 1;
  top: 0;
  right: 0;
  display: flex;
  flex-direction: column-reverse;

  /* The row of tools stands over the drawing. */
  &[data-below='true'] {
    top: calc(${vars.hit} + 1px);
  }
`;
