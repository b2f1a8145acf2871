import { useCallback, useState } from 'react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { IconButton } from '../../fields/IconButton.tsx';
import { useKitAtom } from '../../kit/useKitAtom.ts';
import { createLate } from '../../late/createLate.tsx';
import { loadFrameParts } from '../loadFrameParts.ts';
import { areOptionsOpenAtom } from '../measures/optionsOpen.ts';
import { useWorkspaceText } from '../messages/workspaceMessages.ts';
import type { FlagOption, ShownQuantity } from './optionLists.ts';

const OptionsSheet = createLate(loadFrameParts, 'OptionsSheet');
const UnitsPopover = createLate(loadFrameParts, 'UnitsPopover');

/** Options that the editors of trusses and frames do not use. */
export const BEAM_OPTIONS = [
  'conventions',
  'drawCS',
  'exportFormat',
  'isGradient',
  'showTopsOnly',
  'showBottomsOnly',
  'strokeWidth',
] as const;

export interface OptionsButtonProps {
  /** Options that this editor does not use. @default nothing */
  readonly hides?: readonly (FlagOption | ShownQuantity | 'conventions' | 'exportFormat' | 'strokeWidth')[];
}

/**
 * Opens the unit presets beside it, and from there the sheet of all options, units and conventions; it renders both.
 */
export function OptionsButton({ hides = NONE }: OptionsButtonProps) {
  const t = useWorkspaceText();
  const [isOpen, setOpen] = useKitAtom(areOptionsOpenAtom);
  const [isUnits, setUnits] = useState(false);
  const closeUnits = useCallback(() => setUnits(false), []);
  return (
    <div>
      <IconButton
        label={t('options')}
        aria-haspopup="dialog"
        aria-expanded={isUnits}
        icon={<SlidersHorizontal size={18} aria-hidden="true" />}
        onClick={() => setUnits(!isUnits)}
      />
      {isUnits ? <UnitsPopover hides={hides} onAll={() => setOpen(true)} onClose={closeUnits} /> : null}
      {isOpen ? <OptionsSheet hides={hides} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

/** The same list in every render. */
const NONE: readonly never[] = [];
