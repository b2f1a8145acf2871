import { type Getter, type Setter, atom } from 'jotai/vanilla';
import { guidesAtom } from '../state/guides.ts';
import { boardItemAtom } from '../state/selection.ts';
import { guideDraftAtom, boardAnnouncementAtom } from './boardState.ts';
import { type GuideDraft, moveGuide } from './guideDraft.ts';

/** Adds a guide and selects it; selects the existing one if there is one at the place. */
export function placeGuide(get: Getter, set: Setter, x: number): void {
  const guides = get(guidesAtom);
  const at = guides.indexOf(x);
  if (at < 0) set(guidesAtom, [...guides, x]);
  set(boardItemAtom, { kind: 'guide', index: at < 0 ? guides.length : at });
  set(boardAnnouncementAtom, { code: 'placed' });
}

/** Moves a guide to a place; returns whether that changed it. */
export function takeGuideTo(get: Getter, set: Setter, to: Pick<GuideDraft, 'index' | 'x'>): boolean {
  const guides = get(guidesAtom);
  if (guides[to.index] === to.x) return false;
  set(guidesAtom, moveGuide(guides, to));
  return true;
}

/** Commits the drag of a guide. Returns whether that changed its place. */
export const commitGuideAtom = atom(null, (get, set): boolean => {
  const draft = get(guideDraftAtom);
  set(guideDraftAtom, null);
  return draft?.base === get(guidesAtom) && takeGuideTo(get, set, draft);
});

/** Removes the selected guide; returns whether there was one. */
export const removeGuideAtom = atom(null, (get, set): boolean => {
  const item = get(boardItemAtom);
  if (item?.kind !== 'guide') return false;
  set(boardItemAtom, null);
  set(guideDraftAtom, null);
  set(
    guidesAtom,
    get(guidesAtom).filter((_, at) => at !== item.index),
  );
  set(boardAnnouncementAtom, { code: 'guideRemoved' });
  return true;
});
