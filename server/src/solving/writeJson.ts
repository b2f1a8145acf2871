const encoder = new TextEncoder();

/** Writes a value as JSON in UTF-8, in memory of its own that can be handed to another thread. */
export function writeJson(value: object): Uint8Array<ArrayBuffer> {
  return encoder.encode(JSON.stringify(value));
}
