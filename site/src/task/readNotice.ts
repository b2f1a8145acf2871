/** So long a notice of several lines about an opened file stays, ms: it is read by then, and covers results no longer. */
export const READ_NOTICE_MS = 20_000;
