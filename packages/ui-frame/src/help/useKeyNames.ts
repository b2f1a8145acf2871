import type { KeyId } from '../keys/frameKeys.ts';
import { type LaterText, useLaterText } from '../messages/laterMessages.ts';
import { TOOLS } from '../state/tool.ts';

const OWN = [
  'move',
  'typePlace',
  'menu',
  'choose',
  'straight',
  'free',
  'zoom',
  'nextResult',
  'previousResult',
] as const;

/** Returns the names of the keys that only a frame editor has. */
export function useKeyNames(): { readonly nameKey: (id: KeyId) => string | null } {
  const t = useLaterText();
  return { nameKey: (id) => nameKey(id, t) };
}

/** Describes the effect of a key for frames; null if the text shared by all editors applies. */
export function nameKey(id: KeyId, t: LaterText): string | null {
  const tool = TOOLS.find((one) => one === id);
  const own = OWN.find((one) => one === id);
  if (tool !== undefined) return t(`tool.${tool}`);
  return own === undefined ? null : t(`key.${own}`);
}
