import { atom } from 'jotai/vanilla';

/** An announcement of what was just done, for screen readers. The same announcement is spoken a second time. */
export const saidAtom = atom<{ readonly text: string; readonly count: number }>({ text: '', count: 0 });

export const sayAtom = atom(null, (get, set, text: string) => {
  set(saidAtom, { text, count: get(saidAtom).count + 1 });
});
