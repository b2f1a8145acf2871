import type { MessageKey } from '@eecs/ui-kit';
import type { KeyId } from '../keys/allKeys.ts';
import { type LaterText, useLaterText } from '../messages/laterMessages.ts';
import {
  type ResultsMessages,
  type ResultsText,
  trussResultsMessages,
  useResultsText,
} from '../messages/resultsMessages.ts';
import { TOOLS } from '../state/tool.ts';
import { VIEW_COMMANDS } from '../state/viewCommands.ts';

/** Returns the words for keys that only a truss editor has. */
export function useKeyNames(): { readonly nameKey: (id: KeyId) => string | null } {
  const texts = { t: useLaterText(), tResults: useResultsText() };
  return { nameKey: (id) => nameKey(id, texts) };
}

/** Describes a key in words for trusses; null if the shared words fit. */
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
