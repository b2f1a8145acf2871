import { savesData } from '../ports/page/savesData.ts';
import { whenIdle } from '../ports/page/whenIdle.ts';

/** Delay in which the page has the network to itself, ms. */
const DELAY_MS = 3000;

/**
 * Makes the browser store the site for offline use, once the page is idle. If the operator has disabled that, the
 * stored site is removed; the reader's data stay.
 */
export function keepOffline(page: Document): void {
  // Available only over https or on this machine.
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isOff = page.querySelector('meta[name="eecs-offline"][content="off"]') !== null;
  if (isOff) {
    void serviceWorker.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister())));
    return;
  }
  if (savesData()) return;
  setTimeout(() => {
    whenIdle(() => {
      // A browser that stores nothing, as in a private window, refuses: the site works as before.
      serviceWorker.register('/sw.js').catch(() => undefined);
    }, new AbortController().signal);
  }, DELAY_MS);
}
