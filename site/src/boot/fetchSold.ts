import type { CallApi } from '../ports/api/callApi.ts';
import { savesData } from '../ports/page/savesData.ts';
import { whenIdle } from '../ports/page/whenIdle.ts';

/** Delay in which the page has the network to itself, ms. */
const DELAY_MS = 3000;

/** A request for one of the product lists. */
type Ask = (call: CallApi) => Promise<unknown>;

export interface SoldFetch {
  /** Loads the API client; called only when there is a request. */
  readonly connect: () => Promise<CallApi>;
  readonly reportFailure: (reason: unknown) => void;
}

/**
 * Creates a function that fetches product lists once the page is idle, one after the other in the order of the
 * requests, so that the page of products and every note on a plan find them loaded.
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
