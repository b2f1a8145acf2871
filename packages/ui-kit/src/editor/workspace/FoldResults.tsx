import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { IconButton } from '../../fields/IconButton.tsx';
import { useKitAtom } from '../../kit/useKitAtom.ts';
import { areResultsOpenAtom } from '../measures/openResults.ts';
import { useWorkspaceText } from '../messages/workspaceMessages.ts';

/** Folds the results up and unfolds them. */
export function FoldResults() {
  const t = useWorkspaceText();
  const [isOpen, setOpen] = useKitAtom(areResultsOpenAtom);
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <IconButton
      label={t(isOpen ? 'foldResults' : 'unfoldResults')}
      aria-expanded={isOpen}
      icon={<Icon size={18} aria-hidden="true" />}
      onClick={() => setOpen(!isOpen)}
    />
  );
}
