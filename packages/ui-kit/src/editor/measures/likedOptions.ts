import { atom } from 'jotai/vanilla';
import { EDITOR_OPTIONS, type EditorOptions, createOption } from './options.ts';
import { conventionsAtom, shownUnitsAtom } from './shownMeasures.ts';

const digitsAtom = createOption('fixedDigits');

/** The digits as a word: none where they are those of the surroundings. */
const digitsWordAtom = atom(
  (get) => String(get(digitsAtom) ?? ''),
  (_, set, word: string) => set(digitsAtom, word === '' ? undefined : Number(word)),
);

/** The options one by one, and how numbers are shown, under the names they are kept by. */
export const LIKED_OPTIONS = {
  ...Object.fromEntries(
    (Object.keys(EDITOR_OPTIONS) as (keyof EditorOptions)[]).map((name) => [name, createOption(name)]),
  ),
  digits: digitsWordAtom,
  shownUnits: shownUnitsAtom,
  conventions: conventionsAtom,
};
