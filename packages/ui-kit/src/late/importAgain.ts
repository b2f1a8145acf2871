/**
 * Fetches code, and where it does not come asks for it once more by another address: a browser remembers for as long as
 * the page lives that a file did not come, so a fetch that failed in a bad moment would fail for ever.
 */
export async function importAgain<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load();
  } catch (error) {
    const address = error instanceof Error ? /https?:\S+/.exec(error.message)?.[0] : undefined;
    if (address === undefined) throw error;
    const another = new URL(address);
    another.searchParams.set('again', String(Date.now()));
    return (await import(/* @vite-ignore */ /* webpackIgnore: true */ another.href)) as M;
  }
}
