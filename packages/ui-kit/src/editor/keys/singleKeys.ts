import { atom } from 'jotai/vanilla';

/**
 * Whether single letters, digits and signs are keys of the editor; speech input requires that they can be switched off
 * (WCAG 2.1.4).
 */
export const hasSingleKeysAtom = atom(true);

/** Whether G was pressed last, and the next digit selects a diagram. */
export const isJumpingAtom = atom(false);
