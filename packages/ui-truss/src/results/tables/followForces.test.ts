import { atom, createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type KnownForces, TOLD_MS, followForces } from './followForces.ts';

interface Forces {
  readonly opening: number;
  readonly tension: number;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Follows forces for an English reader, then for a Russian one. */
function follow(first: Forces | null) {
  const source = atom<Forces | null>(first);
  const store = createStore();
  const memory: KnownForces<Forces> = { known: null };
  const told: string[] = [];
  const start = (word: string) =>
    followForces(store, {
      source,
      memory,
      write: ({ tension }) => `${word} ${tension} kN`,
      announce: (text) => told.push(text),
    });
  let stop = start('tension');
  return {
    told,
    show: (forces: Forces | null) => store.set(source, forces),
    translate: () => {
      stop();
      stop = start('растяжение');
    },
  };
}

test('a value that is typed before the first forces have rested is reported', () => {
  const { told, show } = follow(null);
  show({ opening: 1, tension: 33 });
  vi.advanceTimersByTime(TOLD_MS / 2);
  show(null);
  show({ opening: 1, tension: 67 });
  vi.advanceTimersByTime(TOLD_MS);
  expect(told).toEqual(['tension 67 kN']);
});

test('the forces of a document that is opened are not told, those of an edit right after it are', () => {
  const { told, show } = follow({ opening: 1, tension: 33 });
  show({ opening: 2, tension: 50 });
  vi.advanceTimersByTime(TOLD_MS * 2);
  expect(told).toEqual([]);
  show({ opening: 3, tension: 20 });
  show({ opening: 3, tension: 40 });
  vi.advanceTimersByTime(TOLD_MS);
  expect(told).toEqual(['tension 40 kN']);
});

test('values that are typed one after another are told together, and what ends as it was is not told', () => {
  const { told, show } = follow({ opening: 1, tension: 33 });
  for (const tension of [40, 50, 60]) {
    show({ opening: 1, tension });
    vi.advanceTimersByTime(TOLD_MS - 1);
  }
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['tension 60 kN']);
  show({ opening: 1, tension: 70 });
  show({ opening: 1, tension: 60 });
  vi.advanceTimersByTime(TOLD_MS);
  expect(told).toEqual(['tension 60 kN']);
});

test('texts that arrive in between do not lose what is to be reported', () => {
  const { told, show, translate } = follow({ opening: 1, tension: 33 });
  show({ opening: 1, tension: 67 });
  translate();
  vi.advanceTimersByTime(TOLD_MS);
  expect(told).toEqual(['растяжение 67 kN']);
  translate();
  vi.advanceTimersByTime(TOLD_MS);
  expect(told).toHaveLength(1);
});
