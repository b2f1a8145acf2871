import { useEffect, useRef } from 'react';
import { atom } from 'jotai/vanilla';
import { useFormat, useKitStore } from '@eecs/ui-kit';
import { announceAtom } from '@eecs/ui-kit/editor';
import { nameRod } from '../../hand/writeLine.ts';
import { shownAnswerAtom } from '../../live/shownAnswer.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { useResultsText } from '../../messages/resultsMessages.ts';
import { isDraftedAtom, openingAtom } from '../../state/sessionAtoms.ts';
import { drawnSetAtom, envelopeAtom } from '../values/drawnSet.ts';
import { findExtremes } from '../values/findExtremes.ts';

/** Values that are typed one after another are told together, ms. */
const TOLD_MS = 400;

/** The forces of the document, once they are there: not those of a gesture, nor of the truss before an edit. */
const settledAtom = atom((get) => {
  const shown = get(shownAnswerAtom);
  const set = get(drawnSetAtom);
  if (shown === null || set === null || shown.isBehind === true || get(isDraftedAtom)) return null;
  return { document: shown.document, set, envelope: get(envelopeAtom), opening: get(openingAtom) };
});

/**
 * Says once what a value that was typed made of the forces, to those who do not see the drawing. What is done on the
 * board has its own words.
 */
export function ForcesSaid() {
  const store = useKitStore();
  const t = useLaterText();
  const tOwn = useResultsText();
  const format = useFormat();
  const place = useRef<HTMLSpanElement>(null);

  // Follows the forces, and compares what is said of them with what would have been said before.
  useEffect(() => {
    const write = (): Said | null => {
      const settled = store.get(settledAtom);
      if (settled === null) return null;
      const { document, set, envelope, opening } = settled;
      const { tension, compression } = findExtremes(set, envelope);
      const { system } = document.units;
      const parts = ([tension, compression] as const).map(({ rod, value }, at) => {
        const name = t(at === 0 ? 'results.mostTension' : 'results.mostCompression');
        const isNone = at === 0 ? value <= 0 : value >= 0;
        if (isNone) return `${name} ${tOwn('extreme.none')}`;
        return `${name} ${format.quantity(value, { quantity: 'force', system })} (${nameRod(rod, document.links)})`;
      });
      return { opening, text: parts.join('. ') };
    };
    let last = write();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const tell = (): void => {
      const now = write();
      if (now === null) return;
      const isNew = last !== null && last.opening === now.opening && last.text !== now.text;
      last = now;
      if (isNew && !isOnBoard(place.current)) store.set(announceAtom, now.text);
    };
    const stop = store.sub(settledAtom, () => {
      clearTimeout(waiting);
      waiting = setTimeout(tell, TOLD_MS);
    });
    return () => {
      clearTimeout(waiting);
      stop();
    };
  }, [store, t, tOwn, format]);

  return <span ref={place} hidden />;
}

interface Said {
  readonly opening: number;
  readonly text: string;
}

/** Says whether the focus is on the board; in a shadow root it is asked for there. */
function isOnBoard(place: HTMLElement | null): boolean {
  const root = place?.getRootNode() as Document | ShadowRoot | undefined;
  return root?.activeElement?.closest('[data-board]') != null;
}
