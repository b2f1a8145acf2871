import Keyboard from 'lucide-react/icons/keyboard';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import type { Atom } from 'jotai/vanilla';
import { styled } from 'styled-components';
import { Button } from '../../fields/Button.tsx';
import { IconButton } from '../../fields/IconButton.tsx';
import { useHost } from '../../kit/useHost.ts';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import type { EditorCommand } from '../keys/editorCommand.ts';
import { openSheetAtom } from '../keys/openSheet.ts';
import { useEditorText } from '../messages/editorMessages.ts';

interface BarButtonProps {
  /** The key for it, shown in the tip. */
  readonly keys: string;
}

const ICONS = { undo: Undo2, redo: Redo2 } as const;

/** The undo or redo button. */
export function StepButton({ command, keys }: BarButtonProps & { readonly command: EditorCommand }) {
  const t = useEditorText();
  const isEnabled = useKitAtomValue(command.isEnabledAtom);
  const run = useSetKitAtom(command.runAtom);
  const Icon = command.name === 'redo' ? ICONS.redo : ICONS.undo;
  return (
    <IconButton
      label={t(command.name)}
      title={`${t(command.name)} (${keys})`}
      icon={<Icon size={20} aria-hidden="true" />}
      disabled={!isEnabled}
      onClick={() => run()}
    />
  );
}

/** The help button, for readers who do not know the key that opens the list of keys, and for phones. */
export function HelpButton({ keys }: BarButtonProps) {
  const t = useEditorText();
  const open = useSetKitAtom(openSheetAtom);
  return (
    <Keys>
      <IconButton
        label={t('keys')}
        title={`${t('keys')} (${keys})`}
        icon={<Keyboard size={20} aria-hidden="true" />}
        onClick={() => open('help')}
      />
    </Keys>
  );
}

/** The Solve button; the element `describedBy` describes what prevents solving. */
export function SolveButton({
  command,
  runAtom,
  keys,
  describedBy,
}: BarButtonProps & {
  readonly command: EditorCommand;
  /** The solve under way. */
  readonly runAtom: Atom<AbortController | null>;
  readonly describedBy: string;
}) {
  const t = useEditorText();
  const isEnabled = useKitAtomValue(command.isEnabledAtom);
  const isRunning = useKitAtomValue(runAtom) !== null;
  const solve = useSetKitAtom(command.runAtom);
  const { solveNote = '' } = useHost();
  return (
    <Button
      variant="primary"
      title={`${t('solve')} (${keys})\n${solveNote}`.trim()}
      disabled={!isEnabled}
      aria-busy={isRunning}
      aria-describedby={describedBy}
      onClick={() => void solve()}
    >
      {isRunning ? t('solving') : t('solve')}
    </Button>
  );
}

/** The undo and redo buttons, side by side. */
export const Steps = styled.div`
  display: flex;
`;

const Keys = styled.div`
  display: flex;

  @container (max-width: 639px) {
    display: none;
  }
`;
