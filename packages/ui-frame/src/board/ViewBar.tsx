import Maximize from 'lucide-react/icons/maximize';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useKitStore } from '@eecs/ui-kit';
import { OptionsButton, ViewBar as BoardViewBar } from '@eecs/ui-kit/editor';
import { styled } from 'styled-components';
import { writeKeys } from '../keys/frameKeys.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { camera, fitAtom } from '../state/view.ts';

const FACTOR = 1.25;
const BUTTONS = [
  { name: 'zoomIn', Icon: ZoomIn, factor: FACTOR },
  { name: 'zoomOut', Icon: ZoomOut, factor: 1 / FACTOR },
  { name: 'fit', Icon: Maximize, factor: null },
] as const;

/** Options and quantities that a frame editor does not use. */
const HIDDEN = [
  'conventions',
  'drawCS',
  'exportFormat',
  'isGradient',
  'showTopsOnly',
  'showBottomsOnly',
  'showSectionNumbers',
  'strokeWidth',
] as const;

/** Magnification of the board, and the options of the editor. */
export function ViewBar({ isNarrow }: { readonly isNarrow: boolean }) {
  const t = useLaterText();
  const store = useKitStore();
  const bar = (
    <BoardViewBar
      label={t('view.label')}
      buttons={BUTTONS.map(({ name, Icon, factor }) => ({
        name,
        label: t(`view.${name}`),
        keys: writeKeys(name),
        icon: <Icon size={18} aria-hidden="true" />,
        run: () => (factor === null ? store.set(fitAtom) : store.set(camera.zoomAtom, { factor })),
      }))}
      isRow
    >
      <OptionsButton hides={HIDDEN} />
    </BoardViewBar>
  );
  return isNarrow ? (
    <Under data-screen-only="" data-under-drawing="">
      {bar}
    </Under>
  ) : (
    bar
  );
}

/** The buttons stand under a drawing that is too small to be covered. */
const Under = styled.div`
  position: relative;
  height: calc(var(--eecs-hit, 32px) + 8px);
`;
