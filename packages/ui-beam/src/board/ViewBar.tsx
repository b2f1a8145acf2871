import { useCallback, useRef } from 'react';
import Grid3x3 from 'lucide-react/icons/grid-3x3';
import Maximize from 'lucide-react/icons/maximize';
import Spline from 'lucide-react/icons/spline';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { IconButton, useKitAtom, useKitAtomValue, useKitStore } from '@eecs/ui-kit';
import { OptionsButton, ViewBar as BoardViewBar } from '@eecs/ui-kit/editor';
import { useToolText } from '../messages/toolMessages.ts';
import { useWorkspaceText } from '../messages/workspaceMessages.ts';
import { isGridOpenAtom, isShapeShownAtom } from '../state/look.ts';
import { viewAtom } from '../state/view.ts';
import { VIEW_COMMANDS } from './boardCommands.ts';
import { GridOptions } from './GridOptions.tsx';

/** An option that beams do not use. */
const HIDDEN = ['temperatureDifference'] as const;

const ICONS = { fit: Maximize, zoomIn: ZoomIn, zoomOut: ZoomOut };

/** Zoom of the board and of the diagrams, the grid and the deflected shape. */
export function ViewBar() {
  const tTool = useToolText();
  const store = useKitStore();
  const isZoomed = useKitAtomValue(viewAtom) !== null;
  const buttons = VIEW_COMMANDS.filter(({ name }) => name === 'zoomIn' || isZoomed).map(
    ({ name, keys, runAtom }) => {
      const Icon = ICONS[name];
      const icon = <Icon size={18} aria-hidden="true" />;
      return { name, label: tTool(name), keys, icon, run: () => store.set(runAtom) };
    },
  );
  return (
    <BoardViewBar label={tTool('view')} buttons={buttons}>
      <GridButton />
      <ShapeButton />
      <OptionsButton hides={HIDDEN} />
    </BoardViewBar>
  );
}

function ShapeButton() {
  const t = useWorkspaceText();
  const [isShown, setIsShown] = useKitAtom(isShapeShownAtom);
  return (
    <IconButton
      label={t('shape')}
      pressed={isShown}
      icon={<Spline size={18} aria-hidden="true" />}
      onClick={() => setIsShown(!isShown)}
    />
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
