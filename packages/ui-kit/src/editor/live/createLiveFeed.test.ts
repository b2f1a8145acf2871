import { expect, test } from 'vitest';
import { createLiveFeed } from './createLiveFeed.ts';

const frame = (): object => ({});

/** A page whose clock and frames the test controls, with listeners of the given costs, ms. */
function openPage(costs: readonly number[]) {
  let time = 0;
  let frames: (() => void)[] = [];
  let after: (() => void)[] = [];
  const feed = createLiveFeed({
    now: () => time,
    nextFrame: (run) => frames.push(run),
    afterFrame: (run) => after.push(run),
  });
  let heard: number[] = [];
  const stops = costs.map((cost, at) =>
    feed.subscribe(() => {
      time += cost;
      heard.push(at);
    }),
  );
  return {
    stops,
    /**
     * One frame of the screen: its requested callbacks, the actions of `inside`, the painting. Returns the listeners
     * called, in order.
     */
    show: (inside: () => void = () => undefined): readonly number[] => {
      heard = [];
      const due = frames;
      frames = [];
      due.forEach((run) => run());
      inside();
      const done = after;
      after = [];
      done.forEach((run) => run());
      return heard;
    },
    feed,
  };
}

test('where there is time, all hear of every frame within it', () => {
  const { show, feed } = openPage([1, 1, 1]);
  for (let i = 0; i < 5; i += 1) expect(show(() => feed.emit(frame()))).toEqual([0, 1, 2]);
});

test('where there is none, they take turns, and nobody hears twice before all have heard', () => {
  const { show, feed } = openPage([8, 8, 8, 8]);
  show(() => feed.emit(frame()));
  show(() => feed.emit(frame()));
  const turns = [1, 2, 3, 4].map(() => show(() => feed.emit(frame())));
  expect(turns.every((turn) => turn.length === 1)).toBe(true);
  expect(turns.flat().toSorted()).toEqual([0, 1, 2, 3]);
});

test('when the hand rests, those who wait hear of the newest frame, and the end of the gesture reaches all at once', () => {
  const { show, feed } = openPage([8, 8, 8]);
  show(() => feed.emit(frame()));
  const first = show(() => feed.emit(frame()));
  const rest = Array.from({ length: 8 }, () => show()).flat();
  expect([...first, ...rest].toSorted()).toEqual([0, 1, 2]);
  show(() => feed.emit(frame()));
  expect(show(() => feed.emit(null))).toEqual([0, 1, 2]);
  expect(show()).toEqual([]);
});

test('a listener that has left is not called', () => {
  const { show, feed, stops } = openPage([8, 8, 8]);
  show(() => feed.emit(frame()));
  show(() => {
    feed.emit(frame());
    stops.forEach((stop) => stop());
  });
  expect([show(), show(), show(() => feed.emit(null))].flat()).toEqual([]);
});
