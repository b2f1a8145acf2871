import { useKitStore, useSetKitAtom } from '@eecs/ui-kit';
import {
  CommandSearch as NamedSearch,
  openSheetAtom,
  useEditorText as useKitText,
  useHelpText,
} from '@eecs/ui-kit/editor';
import { useRemoval } from '../panels/useRemoval.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import type { AddedCommand } from '../props.ts';
import { listCommands } from './listCommands.ts';

/** Finds what can be done with a truss by its name. */
export function CommandSearch({
  commands = [],
  focusBoard,
}: {
  /** Commands that the host adds. */
  readonly commands?: readonly AddedCommand[] | undefined;
  readonly focusBoard: () => void;
}) {
  const store = useKitStore();
  const { removeChosen } = useRemoval();
  const close = useSetKitAtom(openSheetAtom);
  const t = useLaterText();
  const tHelp = useHelpText();
  const tKit = useKitText();
  return (
    <NamedSearch
      commands={listCommands({ store, t, tHelp, tKit, focusBoard, removeChosen, added: commands })}
      onClose={() => close(null)}
    />
  );
}
