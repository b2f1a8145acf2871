/**
 * How long a notice of several lines about an opened file stays, ms: long enough to be read, but it should not cover
 * results for longer.
 */
export const READ_NOTICE_MS = 20_000;
