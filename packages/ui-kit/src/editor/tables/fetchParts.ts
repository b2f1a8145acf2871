/** Loads late parts one after another; a part that fails is requested again when it is needed. */
export async function fetchParts(parts: readonly { readonly fetch: () => Promise<void> }[]): Promise<void> {
  for (const { fetch } of parts) await fetch().catch(() => undefined);
}
