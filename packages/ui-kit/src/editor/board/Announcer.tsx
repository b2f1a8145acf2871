import type { Atom } from 'jotai/vanilla';
import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '../../fields/VisuallyHidden.tsx';
import { useKitStore } from '../../kit/useKitAtom.ts';
import { useLocale } from '../../kit/useSettings.ts';
import type { KitStore } from '../../store/kitStore.ts';
import type { History } from '../session/history.ts';

/** An announcement made each time an atom changes. */
export interface Announcement {
  readonly listen: (store: KitStore, announce: (text: string) => void) => () => void;
}

/** Creates the announcement of each change of an atom; null announces nothing. */
export function createAnnouncement<Value>(
  source: Atom<Value>,
  describe: (now: Value, before: Value) => string | null,
): Announcement {
  return {
    listen: (store, announce) => {
      let last = store.get(source);
      return store.sub(source, () => {
        const before = last;
        last = store.get(source);
        const text = describe(last, before);
        if (text !== null) announce(text);
      });
    },
  };
}

export interface AnnouncerProps {
  /** Must stay the same list between renders while the language is the same. */
  readonly sayings: readonly Announcement[];
  /** The changes after which an announcement is outdated. */
  readonly ends: readonly { readonly atom: Atom<unknown>; readonly isOver: () => boolean }[];
}

/** How long an announcement stays, ms, so that a reader who comes later does not hear an old event. */
const STAYS_MS = 10_000;

/** Announces each edit of a board once to screen readers. */
export function Announcer({ sayings, ends }: AnnouncerProps) {
  const store = useKitStore();
  const locale = useLocale();
  const region = useRef<HTMLSpanElement>(null);

  // Writes the current announcement into the live region, and clears it when the announcement ends. Texts that load
  // later affect later announcements only.
  useEffect(() => {
    const own = region.current;
    const clear = (): void => own?.replaceChildren();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stops = [
      ...sayings.map(({ listen }) =>
        listen(store, (text) => {
          if (own === null) return;
          write(own, text);
          clearTimeout(timer);
          timer = setTimeout(clear, STAYS_MS);
        }),
      ),
      ...ends.map(({ atom, isOver }) => store.sub(atom, () => (isOver() ? clear() : undefined))),
    ];
    return () => stops.forEach((stop) => stop());
  }, [store, sayings, ends]);

  // Drops announcements in another language or of another editor.
  useEffect(() => {
    const own = region.current;
    return () => own?.replaceChildren();
  }, [store, locale]);

  return (
    <VisuallyHidden>
      <span ref={region} role="status" data-board-said="" />
    </VisuallyHidden>
  );
}

/** A screen reader ignores an unchanged text, so a repeated one is varied. */
function write(region: HTMLElement, text: string): void {
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

/** Returns whether a change of the history was an undo or a redo. */
export function findStep<Document>(
  before: History<Document>,
  { present, future }: History<Document>,
): 'undone' | 'redone' | null {
  if (present === before.past.at(-1) && future.length > before.future.length) return 'undone';
  return present === before.future.at(-1) ? 'redone' : null;
}
