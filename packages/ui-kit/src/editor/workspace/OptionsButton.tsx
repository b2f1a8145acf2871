import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { IconButton } from '../../fields/IconButton.tsx';
import { useKitAtom } from '../../kit/useKitAtom.ts';
import { createLate } from '../../late/createLate.tsx';
import { loadFrameParts } from '../loadFrameParts.ts';
import { areOptionsOpenAtom } from '../measures/optionsOpen.ts';
import { useWorkspaceText } from '../messages/workspaceMessages.ts';
import type { FlagOption, ShownQuantity } from './optionLists.ts';

const OptionsSheet = createLate(loadFrameParts, 'OptionsSheet');

export interface OptionsButtonProps {
  /** Options that this editor does not use. @default nothing */
  readonly hides?: readonly (FlagOption | ShownQuantity | 'conventions' | 'exportFormat' | 'strokeWidth')[];
}

/** Opens the sheet of options, units and conventions, and is its place. */
export function OptionsButton({ hides = NONE }: OptionsButtonProps) {
  const t = useWorkspaceText();
  const [isOpen, setOpen] = useKitAtom(areOptionsOpenAtom);
  return (
    <>
      <IconButton
        label={t('options')}
        aria-haspopup="dialog"
        icon={<SlidersHorizontal size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen ? <OptionsSheet hides={hides} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The same list in every render. */
const NONE: readonly never[] = [];
