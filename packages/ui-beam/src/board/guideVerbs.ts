import { type Getter, type Setter, atom } from 'jotai/vanilla';
import { guidesAtom } from '../state/guides.ts';
import { boardItemAtom } from '../state/selection.ts';
import { saidAtom } from './boardState.ts';

/** The guide a gesture moves, and where it was. */
const heldAtom = atom<{ readonly index: number; readonly from: number } | null>(null);

/** Puts up a guide and selects it; where one is already, selects that. */
export function placeGuide(get: Getter, set: Setter, x: number): void {
  const guides = get(guidesAtom);
  const at = guides.indexOf(x);
  if (at < 0) set(guidesAtom, [...guides, x]);
  set(boardItemAtom, { kind: 'guide', index: at < 0 ? guides.length : at });
  set(saidAtom, { code: 'placed' });
}

/** Moves a guide to a place. */
export function moveGuide(get: Getter, set: Setter, { index, x }: GuidePlace): void {
  set(
    guidesAtom,
    get(guidesAtom).map((other, at) => (at === index ? x : other)),
  );
}

/** Moves a guide by a gesture under way, which can still be taken back. */
export const stepGuideAtom = atom(null, (get, set, { index, x }: GuidePlace) => {
  const from = get(guidesAtom)[index];
  if (from !== undefined && get(heldAtom) === null) set(heldAtom, { index, from });
  moveGuide(get, set, { index, x });
});

/** Ends the gesture; says whether a guide is elsewhere now. */
export const leaveGuideAtom = atom(null, (get, set): boolean => {
  const held = get(heldAtom);
  set(heldAtom, null);
  return held !== null && get(guidesAtom)[held.index] !== held.from;
});

/** Ends the gesture without a trace. */
export const returnGuideAtom = atom(null, (get, set) => {
  const held = get(heldAtom);
  set(heldAtom, null);
  if (held !== null) moveGuide(get, set, { index: held.index, x: held.from });
});

/** Takes the selected guide down; says whether there was one. */
export const removeGuideAtom = atom(null, (get, set): boolean => {
  const item = get(boardItemAtom);
  if (item?.kind !== 'guide') return false;
  set(boardItemAtom, null);
  set(heldAtom, null);
  set(
    guidesAtom,
    get(guidesAtom).filter((_, at) => at !== item.index),
  );
  set(saidAtom, { code: 'guideRemoved' });
  return true;
});

interface GuidePlace {
  readonly index: number;
  readonly x: number;
}
