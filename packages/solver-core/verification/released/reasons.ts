/**
 * Why values differ from those of the last release, by the id of the case. A value may change only with a reason here,
 * which the page of verification shows; the next release empties the list.
 */
export const REASONS: Readonly<Record<string, string>> = {};
