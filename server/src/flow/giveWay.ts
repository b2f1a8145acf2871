import { setImmediate } from 'node:timers/promises';

/** Reading, checking and sending a body larger than this takes milliseconds each, bytes. */
const LARGE_BYTES = 64 * 1024;

/** Lets other requests use the event loop between two steps of work on a large body. */
export async function giveWay(body: Uint8Array): Promise<void> {
  if (body.length > LARGE_BYTES) await setImmediate();
}
