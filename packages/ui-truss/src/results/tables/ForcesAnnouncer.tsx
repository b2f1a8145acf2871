import { useEffect, useRef } from 'react';
import { type ExtractAtomValue, atom } from 'jotai/vanilla';
import { useFormat, useKitStore } from '@eecs/ui-kit';
import { announceAtom } from '@eecs/ui-kit/editor';
import { nameRod } from '../../hand/writeLine.ts';
import { shownAnswerAtom } from '../../live/shownAnswer.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { useResultsText } from '../../messages/resultsMessages.ts';
import { isDraftedAtom, openingAtom } from '../../state/sessionAtoms.ts';
import { drawnSetAtom, envelopeAtom } from '../values/drawnSet.ts';
import { findExtremes } from '../values/findExtremes.ts';
import { type KnownForces, followForces } from './followForces.ts';

/** The forces of the current document once they are known: not those during a gesture or before the last edit. */
const settledAtom = atom((get) => {
  const shown = get(shownAnswerAtom);
  const set = get(drawnSetAtom);
  if (shown === null || set === null || shown.isBehind === true || get(isDraftedAtom)) return null;
  return { document: shown.document, set, envelope: get(envelopeAtom), opening: get(openingAtom) };
});

/**
 * Announces once to screen readers how a typed value changed the forces. Actions on the board have their own
 * announcements.
 */
export function ForcesAnnouncer() {
  const store = useKitStore();
  const t = useLaterText();
  const tOwn = useResultsText();
  const format = useFormat();
  const place = useRef<HTMLSpanElement>(null);
  const memory = useRef<KnownForces<Settled>>({ known: null });

  // Follows the forces, and compares the announcement with the one before.
  useEffect(() => {
    const write = ({ document, set, envelope }: Settled): string => {
      const { tension, compression } = findExtremes(set, envelope);
      const { system } = document.units;
      const parts = ([tension, compression] as const).map(({ rod, value }, at) => {
        const name = t(at === 0 ? 'results.mostTension' : 'results.mostCompression');
        const isNone = at === 0 ? value <= 0 : value >= 0;
        if (isNone) return `${name} ${tOwn('extreme.none')}`;
        return `${name} ${format.quantity(value, { quantity: 'force', system })} (${nameRod(rod, document.links)})`;
      });
      return parts.join('. ');
    };
    const announce = (text: string): void => {
      if (!isOnBoard(place.current)) store.set(announceAtom, text);
    };
    return followForces(store, { source: settledAtom, memory: memory.current, write, announce });
  }, [store, t, tOwn, format]);

  return <span ref={place} hidden />;
}

type Settled = NonNullable<ExtractAtomValue<typeof settledAtom>>;

/** Returns whether the focus is on the board; inside a shadow root the root is asked. */
function isOnBoard(place: HTMLElement | null): boolean {
  const root = place?.getRootNode() as Document | ShadowRoot | undefined;
  return root?.activeElement?.closest('[data-board]') != null;
}
