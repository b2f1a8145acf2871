import Maximize from 'lucide-react/icons/maximize';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import type { ViewButton } from './ViewBar.tsx';

const FACTOR = 1.25;

type ButtonName = 'zoomIn' | 'zoomOut' | 'fit';

/** The buttons in their order; a factor of null shows the whole board. */
const BUTTONS: readonly {
  readonly name: ButtonName;
  readonly Icon: typeof ZoomIn;
  readonly factor: number | null;
}[] = [
  { name: 'zoomIn', Icon: ZoomIn, factor: FACTOR },
  { name: 'zoomOut', Icon: ZoomOut, factor: 1 / FACTOR },
  { name: 'fit', Icon: Maximize, factor: null },
];

/** Everything that the view buttons of a board need. */
export interface ViewButtonsPlan {
  readonly t: (key: `view.${ButtonName}`) => string;
  readonly writeKeys: (name: ButtonName) => string;
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
}

/** Lists the buttons that zoom the view of a board, and show all of it. */
export function listViewButtons({ t, writeKeys, zoom, fit }: ViewButtonsPlan): readonly ViewButton[] {
  return BUTTONS.map(({ name, Icon, factor }) => ({
    name,
    label: t(`view.${name}`),
    keys: writeKeys(name),
    icon: <Icon size={18} aria-hidden="true" />,
    run: () => (factor === null ? fit() : zoom(factor)),
  }));
}
