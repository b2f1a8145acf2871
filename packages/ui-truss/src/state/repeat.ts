import { atom } from 'jotai/vanilla';

/** Whether the fields are open by which what is chosen is repeated. */
export const repeatOpenAtom = atom(false);
