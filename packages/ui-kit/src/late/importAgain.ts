/** Errors of files that were asked for twice: code that fetches several in turn does not ask a third time. */
const gaveUp = new WeakSet<object>();

/**
 * Fetches code, and where it does not come asks for it once more by another address: a browser remembers for as long as
 * the page lives that a file did not come, so a fetch that failed in a bad moment would fail for ever.
 */
export async function importAgain<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof Error) || gaveUp.has(error)) throw error;
    const address = /https?:\S+/.exec(error.message)?.[0];
    if (address === undefined) throw error;
    const another = new URL(address);
    another.searchParams.set('again', String(Date.now()));
    try {
      return (await import(/* @vite-ignore */ /* webpackIgnore: true */ another.href)) as M;
    } catch (second) {
      if (second instanceof Error) gaveUp.add(second);
      throw second;
    }
  }
}
