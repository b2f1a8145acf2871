import { MAX_STARTER_SPANS } from '@eecs/ui-beam';

/** Reads how many spans were typed; null when it is no whole number that a beam can begin with. */
export function readSpans(text: string): number | null {
  if (!/^\s*\d{1,3}\s*$/.test(text)) return null;
  const spans = Number(text);
  return spans >= 1 && spans <= MAX_STARTER_SPANS ? spans : null;
}
