/** Errors of files that were requested twice: code that loads several in turn does not request a third time. */
const gaveUp = new WeakSet<object>();

/**
 * Loads code, and after a failure once more by another URL: a browser remembers a failed module for the life of the
 * page, so that a single network failure would be permanent.
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
