import { setImmediate } from 'node:timers/promises';

/** To read, check and send more than that takes milliseconds each. */
const LARGE_BYTES = 64 * 1024;

/** Lets other requests use the event loop between two steps of work on a large body. */
export async function giveWay(body: Uint8Array): Promise<void> {
  if (body.length > LARGE_BYTES) await setImmediate();
}
