import { atom } from 'jotai/vanilla';

/** What was just done, for those who hear the editor. A second time the same is said again. */
export const saidAtom = atom<{ readonly text: string; readonly count: number }>({ text: '', count: 0 });

export const sayAtom = atom(null, (get, set, text: string) => {
  set(saidAtom, { text, count: get(saidAtom).count + 1 });
});
