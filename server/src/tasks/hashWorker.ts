import { hashDocument } from './hashDocument.ts';

/** Runs in a thread of its own. */
export { hashDocument };
