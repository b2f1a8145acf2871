import { type BeamCase, type Load, type SupportClass, isDistributed } from '@eecs/solver-core';
import { createBeam } from '../src/state/createBeam.ts';

/** A task for a beam by keys alone, starting on the board. */
export interface KeyboardTask {
  readonly name: string;
  readonly from: BeamCase;
  /** In the syntax of `userEvent.keyboard`; at a bar the test waits for the editor. */
  readonly keys: string;
  /** Checks the beam after the task; `was` is the one before. */
  readonly holds: (now: BeamCase, was: BeamCase) => boolean;
}

const empty: BeamCase = { ...createBeam(0), L: 6 };
const loads: readonly Load[] = [
  { id: 'aa11-aa11', sets: 1, className: 'ShearLoad', x: 2, c: [-10_000, 0, -10_000], alpha: 90 },
  { id: 'bb22-bb22', sets: 1, className: 'DistributedLoad', x: [1, 5], y: [-5000, -5000, -5000], alpha: 90 },
];
const beam: BeamCase = {
  ...empty,
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 6 },
  ],
  loads,
};

// Tab moves from left to right: the pin, the distributed load from 1 m, the force at 2 m, the roller, then the length.
const tab = (count: number): string => '{Tab}'.repeat(count);
const PIN = tab(1);
const SPREAD = tab(2);
const FORCE = tab(3);
const ROLLER = tab(4);
const LENGTH = tab(5);
const ALL = '{Control>}a{/Control}';
const UNDO = '{Control>}z{/Control}';
const shift = (key: string): string => `{Shift>}${key}{/Shift}`;

const isNear = (a: number | undefined, b: number): boolean => Math.abs((a ?? NaN) - b) < 1e-9;
const isSame = (now: BeamCase, was: BeamCase): boolean => JSON.stringify(now) === JSON.stringify(was);
const added = (now: BeamCase, was: BeamCase): Load | undefined =>
  now.loads.length === was.loads.length + 1 ? now.loads.at(-1) : undefined;
const adds = (className: Load['className'], x: number) => (now: BeamCase, was: BeamCase) => {
  const load = added(now, was);
  return load?.className === className && typeof load.x === 'number' && isNear(load.x, x);
};
/** Returns whether a load acts over this range. */
const isOver = (load: Load | undefined, from: number, to: number): boolean =>
  load !== undefined && isDistributed(load) && isNear(load.x[0], from) && isNear(load.x[1], to);
const spreads =
  (className: Load['className'], from: number, to: number) => (now: BeamCase, was: BeamCase) => {
    const load = added(now, was);
    return load?.className === className && isOver(load, from, to);
  };
const forceAt = (x: number) => (now: BeamCase) => isNear(now.loads[0]?.x as number, x);
const forceIs = (value: number) => (now: BeamCase) => {
  const [load] = now.loads;
  return load !== undefined && 'c' in load && isNear(load.c[0], value);
};
const rangeIs = (from: number, to: number) => (now: BeamCase) => isOver(now.loads[1], from, to);
const ordinateIs = (value: number) => (now: BeamCase) => {
  const load = now.loads[1];
  return load !== undefined && 'y' in load && load.y.every((one) => isNear(one, value));
};
const supportsAre =
  (...places: readonly number[]) =>
  (now: BeamCase): boolean =>
    now.supports.length === places.length && now.supports.every(({ x }, at) => isNear(x, places[at] ?? NaN));
const has = (now: BeamCase, kind: SupportClass, x: number): boolean =>
  now.supports.some(({ className, x: place }) => className === kind && isNear(place, x));
const focused = (selector: string): boolean => document.activeElement?.closest(selector) != null;

const PLACING: readonly KeyboardTask[] = [
  { name: 'the first support', from: empty, keys: 's0{Enter}', holds: (now) => now.supports.length === 1 && now.supports[0]?.x === 0 },
  { name: 'a support between others', from: beam, keys: 's3{Enter}', holds: supportsAre(0, 3, 6) },
  { name: 'a force', from: beam, keys: 'q3{Enter}', holds: adds('ShearLoad', 3) },
  { name: 'an inclined force', from: beam, keys: 'r4{Enter}', holds: adds('GenericLoad', 4) },
  { name: 'a moment', from: beam, keys: 'm3{Enter}', holds: adds('BendingMoment', 3) },
  { name: 'an axial force', from: beam, keys: 'n5{Enter}', holds: adds('AxialLoad', 5) },
  { name: 'a distributed load between supports', from: beam, keys: 'd3{Enter}', holds: spreads('DistributedLoad', 0, 6) },
  { name: 'a mass', from: beam, keys: 'w3{Enter}', holds: spreads('DistributedMass', 0, 6) },
  { name: 'a force at the left end', from: beam, keys: 'q{Home}{Enter}', holds: adds('ShearLoad', 0) },
  { name: 'a force at the right end', from: beam, keys: 'q{End}{Enter}', holds: adds('ShearLoad', 6) },
  { name: 'a force at a place in centimetres', from: beam, keys: 'q450 cm{Enter}', holds: adds('ShearLoad', 4.5) },
  { name: 'a force at a place in feet', from: beam, keys: 'q10 ft{Enter}', holds: adds('ShearLoad', 3.048) },
  { name: 'a force at a sum', from: beam, keys: 'q1+2.5{Enter}', holds: adds('ShearLoad', 3.5) },
  { name: 'a force at a decimal comma', from: beam, keys: 'q3,25{Enter}', holds: adds('ShearLoad', 3.25) },
  { name: 'a force beyond the end is refused', from: beam, keys: 'q99{Enter}{Escape}{Escape}', holds: isSame },
  { name: 'Esc lays the tool down', from: beam, keys: 'q{Escape}{Escape}', holds: isSame },
  { name: 'a section is split', from: beam, keys: 'c2{Enter}', holds: (now) => now.beamSections.length === 2 && isNear(now.beamSections[0]?.x, 2) },
  { name: 'two forces one after another', from: beam, keys: 'q3{Enter}q4{Enter}', holds: (now) => now.loads.length === 4 },
]; // prettier-ignore

const MOVING: readonly KeyboardTask[] = [
  { name: 'a force one line to the right', from: beam, keys: `${FORCE}{ArrowRight}`, holds: (now) => Number(now.loads[0]?.x) > 2 },
  { name: 'a force one line to the left', from: beam, keys: `${FORCE}{ArrowLeft}`, holds: (now) => Number(now.loads[0]?.x) < 2 },
  { name: 'a force ten lines', from: beam, keys: FORCE + shift('{ArrowRight}'), holds: (now) => Number(now.loads[0]?.x) >= 3 },
  { name: 'a force to the left end', from: beam, keys: `${FORCE}{Home}`, holds: forceAt(0) },
  { name: 'a force to the right end', from: beam, keys: `${FORCE}{End}`, holds: forceAt(6) },
  { name: 'a force to a typed place', from: beam, keys: `${FORCE}@4.5{Enter}`, holds: forceAt(4.5) },
  { name: 'a force to a part of a sum', from: beam, keys: `${FORCE}@3*1.5{Enter}`, holds: forceAt(4.5) },
  { name: 'a force beyond the end stays', from: beam, keys: `${FORCE}@7{Enter}`, holds: isSame },
  { name: 'a distributed load as a whole', from: beam, keys: `${SPREAD}@2{Enter}`, holds: rangeIs(2, 6) },
  { name: 'a distributed load to the left end', from: beam, keys: `${SPREAD}{Home}`, holds: rangeIs(0, 4) },
  { name: 'a distributed load to the right end', from: beam, keys: `${SPREAD}{End}`, holds: rangeIs(2, 6) },
  { name: 'a support to a typed place', from: beam, keys: `${ROLLER}5{Enter}`, holds: supportsAre(0, 5) },
  { name: 'a support one line to the left', from: beam, keys: `${ROLLER}{ArrowLeft}`, holds: (now) => Number(now.supports[1]?.x) < 6 },
  { name: 'a support onto another stays', from: beam, keys: `${ROLLER}0{Enter}`, holds: (now) => now.supports.length === 2 && has(now, 'simple', 6) },
  { name: 'several at once', from: beam, keys: `${FORCE}${ALL}{Delete}`, holds: (now) => now.loads.length === 0 && now.supports.length === 0 },
]; // prettier-ignore

const VALUES: readonly KeyboardTask[] = [
  { name: 'a force made less', from: beam, keys: `${FORCE}{ArrowUp}`, holds: forceIs(-9000) },
  { name: 'a force made greater', from: beam, keys: `${FORCE}{ArrowDown}`, holds: forceIs(-11_000) },
  { name: 'a force turned by ten steps', from: beam, keys: FORCE + shift('{ArrowUp}') + shift('{ArrowUp}'), holds: forceIs(10_000) },
  { name: 'a distributed load made less', from: beam, keys: `${SPREAD}{ArrowUp}`, holds: ordinateIs(-4000) },
  { name: 'a distributed load made greater', from: beam, keys: `${SPREAD}{ArrowDown}`, holds: ordinateIs(-6000) },
  { name: 'a value typed on the board', from: beam, keys: `${FORCE}7{Enter}`, holds: forceIs(-7000) },
  { name: 'the next key after a value is one of the board', from: beam, keys: `${FORCE}7{Enter}q4{Enter}`, holds: (now, was) => now.loads.length === was.loads.length + 1 },
  { name: 'a value typed', from: beam, keys: `${FORCE}{Enter}|7{Enter}`, holds: forceIs(-7000) },
  { name: 'a value typed in another unit', from: beam, keys: `${FORCE}{F2}|500 N{Enter}`, holds: forceIs(-500) },
  { name: 'a value and a place typed', from: beam, keys: `${FORCE}{Enter}|7{Tab}4{Enter}`, holds: (now) => forceIs(-7000)(now) && forceAt(4)(now) },
  { name: 'an ordinate typed', from: beam, keys: `${SPREAD}{Enter}|8{Enter}`, holds: ordinateIs(-8000) },
  { name: 'the length typed', from: beam, keys: `${LENGTH}{Enter}|8{Enter}`, holds: (now) => now.L === 8 },
]; // prettier-ignore

const PARTS: readonly KeyboardTask[] = [
  { name: 'a force removed', from: beam, keys: `${FORCE}{Delete}`, holds: (now) => now.loads.length === 1 && now.loads[0]?.className === 'DistributedLoad' },
  { name: 'a distributed load removed', from: beam, keys: `${SPREAD}{Backspace}`, holds: (now) => now.loads.length === 1 && now.loads[0]?.className === 'ShearLoad' },
  { name: 'a support removed', from: beam, keys: `${PIN}{Delete}`, holds: supportsAre(6) },
  { name: 'a force doubled', from: beam, keys: `${FORCE}{Control>}d{/Control}`, holds: (now) => now.loads.filter(({ className }) => className === 'ShearLoad').length === 2 },
  { name: 'a support doubled', from: beam, keys: `${PIN}{Control>}d{/Control}`, holds: (now) => now.supports.length === 3 },
  { name: 'backwards through the board', from: beam, keys: `${FORCE}{Shift>}{Tab}{/Shift}{Delete}`, holds: (now) => now.loads.length === 1 && now.loads[0]?.className === 'ShearLoad' },
  { name: 'a step back', from: beam, keys: `q3{Enter}${UNDO}`, holds: isSame },
  { name: 'two steps back', from: beam, keys: `q3{Enter}q4{Enter}${UNDO}${UNDO}`, holds: isSame },
  { name: 'forward again', from: beam, keys: `q3{Enter}${UNDO}{Control>}y{/Control}`, holds: adds('ShearLoad', 3) },
  { name: 'forward again by the other keys', from: beam, keys: `m3{Enter}${UNDO}{Control>}{Shift>}z{/Shift}{/Control}`, holds: adds('BendingMoment', 3) },
  { name: 'presses of one key are one step', from: beam, keys: `${FORCE}{ArrowRight}{ArrowRight}{ArrowRight}${UNDO}`, holds: isSame },
]; // prettier-ignore

const READING: readonly KeyboardTask[] = [
  { name: 'to the shear force', from: beam, keys: 'g2', holds: () => focused('[data-diagram="Q"]') },
  { name: 'to the moment', from: beam, keys: 'g3', holds: () => focused('[data-diagram="M"]') },
  { name: 'to the axial force', from: beam, keys: 'g1', holds: () => focused('[data-diagram="N"]') },
  { name: 'to the slope', from: beam, keys: 'g4', holds: () => focused('[data-diagram="slope"]') },
  { name: 'to the deflection', from: beam, keys: 'g5', holds: () => focused('[data-diagram="deflection"]') },
  { name: 'tracing the last diagram', from: beam, keys: 't', holds: () => focused('[data-diagram]') },
  { name: 'the keys are shown', from: beam, keys: '?', holds: () => document.querySelector('dialog[open]') !== null },
  { name: 'commands are searched', from: beam, keys: '/', holds: () => focused('dialog') },
]; // prettier-ignore

/** Tasks on one mounted editor, one after another. */
export const KEYBOARD_GROUPS = { PLACING, MOVING, VALUES, PARTS, READING } as const;
