import { atom } from 'jotai/vanilla';
import { seenToolsAtom } from '../board/seenTools.ts';
import { hasSingleKeysAtom } from '../keys/singleKeys.ts';
import { EDITOR_OPTIONS, type EditorOptions, createOption } from '../measures/options.ts';
import { panelWidthAtom } from '../measures/panelWidth.ts';
import { conventionsAtom, shownUnitsAtom } from '../measures/shownMeasures.ts';

const digitsAtom = createOption('fixedDigits');

/** The digits as a word: empty if they are those of the host. */
const digitsWordAtom = atom(
  (get) => String(get(digitsAtom) ?? ''),
  (_, set, word: string) => set(digitsAtom, word === '' ? undefined : Number(word)),
);

/** The preferences for an editor of any kind, by their stored names: the options, and the form of displayed numbers. */
export const LIKED_OPTIONS = {
  panel: panelWidthAtom,
  singleKeys: hasSingleKeysAtom,
  seenTools: seenToolsAtom,
  ...Object.fromEntries(
    (Object.keys(EDITOR_OPTIONS) as (keyof EditorOptions)[]).map((name) => [name, createOption(name)]),
  ),
  digits: digitsWordAtom,
  shownUnits: shownUnitsAtom,
  conventions: conventionsAtom,
};
