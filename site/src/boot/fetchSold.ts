import type { CallApi } from '../ports/api/callApi.ts';
import { savesData } from '../ports/page/savesData.ts';
import { whenIdle } from '../ports/page/whenIdle.ts';

/** Until then the page has the network for itself, ms. */
const DELAY_MS = 3000;

/** One of the lists of what is sold. */
type Ask = (call: CallApi) => Promise<unknown>;

export interface SoldFetch {
  /** Opens the calls; those that ask for nothing load nothing. */
  readonly connect: () => Promise<CallApi>;
  readonly reportFailure: (reason: unknown) => void;
}

/**
 * Returns the function that has a list of what is sold fetched once the page is at rest, one after the other, in the
 * order in which they are asked for: the page of products and every note on a plan find them there.
 */
export function createSoldFetch({ connect, reportFailure }: SoldFetch): (ask: Ask) => null {
  const lists: Ask[] = [];
  const fetchAll = async (): Promise<void> => {
    if (!navigator.onLine) return;
    const call = await connect();
    for (const ask of lists) await ask(call);
  };
  return (ask) => {
    // Several lists share one timer.
    if (lists.push(ask) > 1 || savesData()) return null;
    setTimeout(() => whenIdle(() => void fetchAll().catch(reportFailure)), DELAY_MS);
    return null;
  };
}
