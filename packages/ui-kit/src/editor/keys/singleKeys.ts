import { atom } from 'jotai/vanilla';

/** Whether single letters, digits and signs are keys of the editor; speech input wants them off (WCAG 2.1.4). */
export const hasSingleKeysAtom = atom(true);

/** Whether G was pressed last, and the digit of a diagram is waited for. */
export const isJumpingAtom = atom(false);
