import { describe, expect, test } from 'vitest';
import {
  type BoardState,
  type Down,
  type Pointing,
  breakOff,
  move,
  press,
  release,
} from './pointerGrammar.ts';

interface Thing {
  readonly name: string;
  readonly isFixed?: boolean;
}

const thing: Thing = { name: 'thing' };
const from = { x: 100, y: 50 };
const far = { x: 140, y: 20 };

const BOARD: BoardState = {
  isReadOnly: false,
  hasTool: false,
  isWhole: true,
  canTurn: false,
  canFrame: true,
  chosen: 'no',
};

const down = (given: Partial<Down<Thing>> = {}): Down<Thing> => ({
  at: from,
  hit: null,
  isTouch: false,
  joins: false,
  movesView: false,
  ...given,
});

/** Lists the names of the actions of a pointer that goes down, moves away and goes up. */
function drag(given: Partial<Down<Thing>>, board: Partial<BoardState> = {}, to = far): string[] {
  const state = { ...BOARD, ...board };
  const pressed = press(down(given), state);
  const moved = move(pressed.next, { at: to, pinch: null }, state);
  const lifted = release(moved.next, to);
  return [...pressed.acts, ...moved.acts, ...lifted.acts].map((act) =>
    act.act === 'choose' ? act.how : act.act,
  );
}

const click = (given: Partial<Down<Thing>>, board: Partial<BoardState> = {}): string[] =>
  drag(given, board, { x: 102, y: 51 });

describe('a click', () => {
  test('a click selects one object at once, and is reported if it ends where it began', () => {
    expect(click({ hit: thing })).toEqual(['only', 'capture', 'only', 'click']);
    expect(click({})).toEqual(['only', 'capture', 'only', 'click']);
  });

  test('with Shift or Ctrl adds one, and takes one away only when it ends: it may have become a drag', () => {
    expect(click({ hit: thing, joins: true })).toEqual(['add', 'capture', 'click']);
    expect(click({ hit: thing, joins: true }, { chosen: 'withOthers' })).toEqual([
      'capture',
      'remove',
      'click',
    ]);
    expect(click({ joins: true })).toEqual(['capture', 'click']);
  });

  test('on one of several keeps the others until it ends', () => {
    expect(click({ hit: thing }, { chosen: 'withOthers' })).toEqual(['capture', 'only', 'click']);
    expect(drag({ hit: thing }, { chosen: 'withOthers' })).toEqual(['capture', 'take', 'step', 'commit']);
  });
});

describe('a drag', () => {
  test('moves what was hit, and nothing on a board that is only read', () => {
    expect(drag({ hit: thing })).toEqual(['only', 'capture', 'take', 'step', 'commit']);
    expect(drag({ hit: thing }, { isReadOnly: true })).toEqual(['only', 'capture']);
    expect(drag({ hit: { ...thing, isFixed: true } })).toEqual(['only', 'capture', 'frame', 'frame']);
  });

  test('on free ground draws a frame where the whole is shown, or with Shift; else it moves the view', () => {
    expect(drag({})).toEqual(['only', 'capture', 'frame', 'frame']);
    expect(drag({}, { isWhole: false })).toEqual(['only', 'capture', 'move']);
    expect(drag({ joins: true }, { isWhole: false })).toEqual(['capture', 'frame', 'frame']);
    expect(drag({ joins: true }, { isWhole: false, canFrame: false })).toEqual(['capture', 'move']);
  });

  test('a frame is the same from whichever corner it is drawn', () => {
    const { acts } = move({ kind: 'frame', from, joins: false }, { at: far, pinch: null }, BOARD);
    expect(acts).toEqual([
      { act: 'frame', frame: { x0: 100, y0: 20, x1: 140, y1: 50 }, joins: false, ends: false },
    ]);
  });

  test('by the middle button or the key of the view moves it over anything, and turns a space with Shift', () => {
    expect(drag({ hit: null, movesView: true }, { hasTool: true })).toEqual(['capture', 'move']);
    expect(drag({ movesView: true, joins: true })).toEqual(['capture', 'move']);
    expect(drag({ movesView: true, joins: true }, { canTurn: true })).toEqual(['capture', 'turn']);
  });
});

describe('by finger', () => {
  test('a finger drags only the selection; at the whole view anything else scrolls the page', () => {
    const finger = { hit: thing, isTouch: true };
    expect(drag(finger, {}, { x: 106, y: 50 })).toEqual(['only', 'click']);
    expect(drag(finger)).toEqual([]);
    expect(drag(finger, { isWhole: false })).toEqual(['capture', 'move']);
    expect(drag(finger, { chosen: 'alone' })).toEqual(['capture', 'take', 'step', 'commit']);
  });

  test('two fingers magnify by the ratio of their distances and bring what was between them along', () => {
    const before: Pointing<Thing> = { kind: 'pinch', distance: 100, middle: { x: 200, y: 50 } };
    const now = { kind: 'pinch', distance: 150, middle: { x: 230, y: 60 } } as const;
    expect(move(before, { at: far, pinch: now }, BOARD)).toEqual({
      next: now,
      acts: [{ act: 'move', from: before.middle, to: now.middle, factor: 1.5 }],
    });
  });
});

test('a tool is used wherever it is pressed, but on what is chosen and can be dragged', () => {
  expect(drag({ hit: thing }, { hasTool: true })).toEqual(['begin', 'capture', 'step', 'commit']);
  expect(drag({ hit: thing }, { hasTool: true, chosen: 'alone' })).toContain('take');
  expect(drag({ hit: { ...thing, isFixed: true } }, { hasTool: true, chosen: 'alone' })).toContain('begin');
});

test('an interrupted step leaves no trace', () => {
  expect(breakOff({ kind: 'gesture' }).acts).toEqual([{ act: 'cancel' }]);
  expect(breakOff({ kind: 'frame', from, joins: false }).acts).toEqual([{ act: 'dropFrame' }]);
  expect(breakOff({ kind: 'pan', last: from })).toEqual({ next: { kind: 'idle' }, acts: [] });
});
