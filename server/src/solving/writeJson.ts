const encoder = new TextEncoder();

/** Writes a value as JSON in UTF-8, into a buffer of its own that can be transferred to another thread. */
export function writeJson(value: object): Uint8Array<ArrayBuffer> {
  return encoder.encode(JSON.stringify(value));
}
