import type { MessageKey } from '@eecs/ui-kit';
import { HelpSheet as KeySheet } from '@eecs/ui-kit/editor';
import { ALL_KEYS, type KeyId } from '../keys/allKeys.ts';
import { type LaterText, useLaterText } from '../messages/laterMessages.ts';
import {
  type ResultsMessages,
  type ResultsText,
  trussResultsMessages,
  useResultsText,
} from '../messages/resultsMessages.ts';
import { TOOLS } from '../state/tool.ts';
import { VIEW_COMMANDS } from '../state/viewCommands.ts';

const PLACES = ['editor', 'single', 'board'] as const;

/** The list of a truss editor's keys. */
export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  const texts = { t: useLaterText(), tResults: useResultsText() };
  return <KeySheet places={PLACES} table={ALL_KEYS} nameKey={(id) => nameKey(id, texts)} onClose={onClose} />;
}

/** Gives the effect of a key in words of trusses; null where those that all editors share serve. */
export function nameKey(
  id: KeyId,
  { t, tResults }: { readonly t: LaterText; readonly tResults: ResultsText },
): string | null {
  const key = `key.${id}`;
  const tool = TOOLS.find((one) => one === id);
  const view = VIEW_COMMANDS.find((one) => one === id);
  if (tool !== undefined) return t(`tool.${tool}`);
  if (view !== undefined) return t(`view.${view}`);
  return isOwn(key) ? tResults(key) : null;
}

function isOwn(key: string): key is MessageKey<ResultsMessages> {
  return key in trussResultsMessages.source;
}
