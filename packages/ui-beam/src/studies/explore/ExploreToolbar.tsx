import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ImageDown from 'lucide-react/icons/image-down';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { styled } from 'styled-components';
import { IconButton, useText } from '@eecs/ui-kit';
import { exploreMessages } from './exploreMessages.ts';
import { type Range, panRange, WHOLE, zoomRange } from './moveRange.ts';

export interface ExploreToolbarProps {
  readonly range: Range;
  /** The centre of the zoom, as a fraction of the beam. */
  readonly about: number;
  readonly onRange: (range: Range) => void;
  readonly onPicture: () => void;
}

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
const ZOOM_FACTOR = 0.5;
const PAN_PART = 0.5;

/** Buttons for the chart; dragging over it zooms as well. */
export function ExploreToolbar({ range, about, onRange, onPicture }: ExploreToolbarProps) {
  const t = useText(exploreMessages);
  const [first, last] = range;
  const center = about > first && about < last ? about : (first + last) / 2;
  const isWhole = first === WHOLE[0] && last === WHOLE[1];
  return (
    <Bar role="group" aria-label={t('tools')}>
      <IconButton
        label={t('zoomIn')}
        icon={<ZoomIn {...ICON} />}
        onClick={() => onRange(zoomRange(range, ZOOM_FACTOR, center))}
      />
      <IconButton
        label={t('zoomOut')}
        icon={<ZoomOut {...ICON} />}
        aria-disabled={isWhole}
        onClick={() => onRange(zoomRange(range, 1 / ZOOM_FACTOR, center))}
      />
      <IconButton
        label={t('panLeft')}
        icon={<ChevronLeft {...ICON} />}
        aria-disabled={first === WHOLE[0]}
        onClick={() => onRange(panRange(range, -PAN_PART))}
      />
      <IconButton
        label={t('panRight')}
        icon={<ChevronRight {...ICON} />}
        aria-disabled={last === WHOLE[1]}
        onClick={() => onRange(panRange(range, PAN_PART))}
      />
      <IconButton
        label={t('reset')}
        icon={<RotateCcw {...ICON} />}
        aria-disabled={isWhole}
        onClick={() => onRange(WHOLE)}
      />
      <IconButton label={t('picture')} icon={<ImageDown {...ICON} />} onClick={onPicture} />
    </Bar>
  );
}

/** A disabled button keeps the focus after it was pressed. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;

  & > [aria-disabled='true'] > svg {
    opacity: 0.4;
  }
`;
