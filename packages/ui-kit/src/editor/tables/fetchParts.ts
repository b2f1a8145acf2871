/** Fetches parts that come late, one after another; one that does not come is asked for again when it is wanted. */
export async function fetchParts(parts: readonly { readonly fetch: () => Promise<void> }[]): Promise<void> {
  for (const { fetch } of parts) await fetch().catch(() => undefined);
}
