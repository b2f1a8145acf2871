import { atom } from 'jotai/vanilla';

const lastNumberAtom = atom(0);

/** Returns the next id of one widget: notices and dialogs need one that also works on a page without https. */
export const nextIdAtom = atom(null, (get, set) => {
  const number = get(lastNumberAtom) + 1;
  set(lastNumberAtom, number);
  return `n${number}`;
});
