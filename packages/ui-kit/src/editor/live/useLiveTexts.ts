import { type RefObject, useEffect, useRef } from 'react';
import type { Atom } from 'jotai/vanilla';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import type { LiveFeed } from './createLiveFeed.ts';

/**
 * Updates texts during a gesture without React. In the element that gets the ref, each child with `data-live-text`
 * shows one of the texts and has no other content; the texts are passed in the same order. A draft with another number
 * of texts changes nothing; for a draft that cannot be solved the element has `data-live-refused`.
 */
export function useLiveTexts<E extends HTMLElement, Solution extends object>(
  feedAtom: Atom<LiveFeed<Solution>>,
  drawn: readonly string[],
  write: (solution: Solution) => readonly string[],
): RefObject<E | null> {
  const box = useRef<E>(null);
  const latest = useRef({ drawn, write });
  const feed = useKitAtomValue(feedAtom);

  // Passes the newest texts to the listener.
  useEffect(() => {
    latest.current = { drawn, write };
  });

  // Writes the values of a gesture, which React does not know yet.
  useEffect(
    () =>
      feed.subscribe((frame) => {
        if (box.current !== null) holdSize(box.current, frame !== null);
        box.current?.toggleAttribute('data-live-refused', frame === 'refused');
        if (frame === 'refused') return;
        const texts = frame === null ? latest.current.drawn : latest.current.write(frame);
        const places = box.current?.querySelectorAll('[data-live-text]') ?? [];
        if (places.length !== texts.length) return;
        places.forEach((place, at) => {
          const text = texts[at] ?? '';
          const { firstChild } = place;
          // The text node is reused: a new one would have to be attached again.
          if (!(firstChild instanceof Text)) place.textContent = text;
          else if (firstChild.data !== text) firstChild.data = text;
        });
      }),
    [feed],
  );
  return box;
}

/** Freezes the size of an element during a gesture, so that its changing content does not shift the page. */
function holdSize(element: HTMLElement, isHeld: boolean): void {
  const { style } = element;
  if (isHeld === (style.contain !== '')) return;
  const [width, height] = isHeld ? [`${element.offsetWidth}px`, `${element.offsetHeight}px`] : ['', ''];
  Object.assign(style, { contain: isHeld ? 'size layout' : '', width, height });
}
