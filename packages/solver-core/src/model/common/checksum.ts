import { sha1 } from '../../hashing/sha1.ts';

/** The `checksum` field of every case: the fingerprint of a sample text. */
export const CHECKSUM = /* @__PURE__ */ sha1('EECS');
