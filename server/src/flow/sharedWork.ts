/** Work in progress, by key: many simultaneous requests for the same result cost one computation. */
export interface SharedWork<Result> {
  /**
   * Begins the work, or waits for the same work already in progress; all callers get the same result or the same
   * failure.
   */
  share(key: string, begin: () => Promise<Result>): Promise<Result>;
}

/** Creates the list of work in progress. Work leaves the list when it ends, whether it succeeds or fails. */
export function createSharedWork<Result>(): SharedWork<Result> {
  const underWay = new Map<string, Promise<Result>>();
  return {
    share(key, begin) {
      const found = underWay.get(key);
      if (found !== undefined) return found;
      const work = begin().finally(() => underWay.delete(key));
      underWay.set(key, work);
      return work;
    },
  };
}
