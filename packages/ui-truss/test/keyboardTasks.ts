import type { TrussCase } from '@eecs/solver-core/truss';
import { createTrussExample } from '../src/starters/trussExamples.ts';
import { createEmptyTruss } from '../src/state/createEmptyTruss.ts';
import { triangle } from './triangle.ts';

/** A task for a truss by keys alone, starting on the board. */
export interface KeyboardTask {
  readonly name: string;
  readonly from: TrussCase;
  /** In the syntax of `userEvent.keyboard`. */
  readonly keys: string;
  /** Checks the truss after the task; `was` is the one before. */
  readonly holds: (now: TrussCase, was: TrussCase) => boolean;
}

const empty = createEmptyTruss(0);
const crossed = createTrussExample('crossed');
const tab = (count: number): string => '{Tab}'.repeat(count);

// Tab moves through joints from left to right with their loads, then through rods: 1, 3, its load, 2; 1–2, 2–3, 3–1.
const LEFT = tab(1);
const TOP = tab(2);
const LOAD = tab(3);
const RIGHT = tab(4);
const TIE = tab(5);
const MENU = '{Shift>}{F10}{/Shift}';
const PIN = '{Shift>} {/Shift}';
const ALL = '{Control>}a{/Control}';
const DOWN = '{ArrowDown}';

const isNear = (a: number | undefined, b: number): boolean => Math.abs((a ?? NaN) - b) < 1e-9;
const isSame = (now: TrussCase, was: TrussCase): boolean => JSON.stringify(now) === JSON.stringify(was);
const stands = (now: TrussCase, joint: number, x: number, y: number, z = 0): boolean => {
  const one = now.joints[joint];
  return isNear(one?.x, x) && isNear(one?.y, y) && isNear(one?.z, z);
};
const counts = (now: TrussCase, joints: number, links: number): boolean =>
  now.joints.length === joints && now.links.length === links;
const force = (now: TrussCase, joint: number, index = 0): number | undefined =>
  now.joints[joint]?.loads[index]?.c[0];

const DRAWING: readonly KeyboardTask[] = [
  { name: 'a rod from place to place', from: empty, keys: 'l0 0{Enter}3 1{Enter}', holds: (now) => counts(now, 2, 1) && stands(now, 1, 3, 1) },
  { name: 'a chain of rods back to its beginning', from: empty, keys: 'l0 0{Enter}3 0{Enter}1 2{Enter}0 0{Enter}', holds: (now) => counts(now, 3, 3) },
  { name: 'a way from the last point', from: empty, keys: 'l1 1{Enter}@3 1{Enter}', holds: (now) => stands(now, 1, 4, 2) },
  { name: 'a length and an angle', from: empty, keys: 'l1 1{Enter}@5<90{Enter}', holds: (now) => stands(now, 1, 1, 6) },
  { name: 'a length and an angle of 30°', from: empty, keys: 'l0 0{Enter}@2<30{Enter}', holds: (now) => stands(now, 1, Math.sqrt(3), 1) },
  { name: 'three coordinates in space', from: empty, keys: 'l0 0 0{Enter}1 2 3{Enter}', holds: (now) => stands(now, 1, 1, 2, 3) },
  { name: 'a length raised towards z', from: empty, keys: 'l0 0 0{Enter}@2<0<90{Enter}', holds: (now) => stands(now, 1, 0, 0, 2) },
  { name: 'places in other units', from: empty, keys: 'l0 0{Enter}300cm 12ft{Enter}', holds: (now) => stands(now, 1, 3, 12 * 0.3048) },
  { name: 'a joint at a place', from: empty, keys: 'j2 1{Enter}', holds: (now) => counts(now, 1, 0) && stands(now, 0, 2, 1) },
  { name: 'two joints one after another', from: empty, keys: 'j2 1{Enter}3 1{Enter}', holds: (now) => counts(now, 2, 0) },
  { name: 'a rod from joint to joint', from: createTrussExample('mechanism'), keys: `l${tab(1)}{Enter}${tab(3)}{Enter}`, holds: (now) => now.links.length === 5 },
  { name: 'a rod that is there already is refused', from: triangle, keys: `l${LEFT}{Enter}${tab(1)}{Enter}`, holds: isSame },
  { name: 'a rod from a joint to itself is refused', from: triangle, keys: `l${LEFT}{Enter}{Enter}`, holds: isSame },
  { name: 'a joint where one stands is refused', from: triangle, keys: 'j4 0{Enter}', holds: isSame },
  { name: 'Esc drops the rod that was begun', from: empty, keys: 'l0 0{Enter}{Escape}{Escape}3 0{Enter}', holds: (now) => counts(now, 0, 0) },
  { name: 'one Esc ends a chain of typed places', from: empty, keys: 'l0 0{Enter}3 0{Enter}3 3{Enter}{Escape}6 0{Enter}', holds: (now) => counts(now, 3, 2) },
  { name: 'a letter after a typed place takes its tool', from: empty, keys: 'l0 0{Enter}3 0{Enter}j5 5{Enter}', holds: (now) => counts(now, 3, 1) && stands(now, 2, 5, 5) },
]; // prettier-ignore

const SUPPORTS: readonly KeyboardTask[] = [
  { name: 'a pin', from: triangle, keys: `a${TOP}{Enter}`, holds: (now) => now.joints[2]?.anchor === 3 },
  { name: 'a pin at a typed place', from: triangle, keys: 'a2 3{Enter}', holds: (now) => now.joints[2]?.anchor === 3 },
  { name: 'a roller', from: triangle, keys: `a${TOP}{Enter}{Enter}`, holds: (now) => now.joints[2]?.anchor === 2 },
  { name: 'a wall', from: triangle, keys: `a${TOP}{Enter}{Enter}{Enter}`, holds: (now) => now.joints[2]?.anchor === 1 },
  { name: 'no support any more', from: triangle, keys: `a${RIGHT}{Enter}{Enter}`, holds: (now) => now.joints[1]?.anchor === 0 },
  { name: 'one direction of a support, among its fields', from: triangle, keys: `${RIGHT}{F2}${tab(3)} `, holds: (now) => now.joints[1]?.anchor === 3 },
  { name: 'a pin by the menu', from: triangle, keys: `${TOP}${MENU}${DOWN.repeat(2)}{Enter}`, holds: (now) => now.joints[2]?.anchor === 3 },
  { name: 'a settlement', from: triangle, keys: `${LEFT}{F2}${tab(6)}5{Enter}`, holds: (now) => isNear(now.joints[0]?.settlement?.y, -0.005) },
  { name: 'a pin in space holds three directions', from: createTrussExample('tetrahedron'), keys: `a${tab(3)}{Enter}`, holds: (now) => now.joints[3]?.anchor === 7 },
]; // prettier-ignore

const LOADS: readonly KeyboardTask[] = [
  { name: 'a force on a joint', from: triangle, keys: `p${RIGHT}{Enter}`, holds: (now) => force(now, 1) === -10_000 },
  { name: 'a force with its value', from: triangle, keys: `p${RIGHT}{Enter}12{Enter}`, holds: (now) => force(now, 1) === -12_000 },
  { name: 'a force at a typed place, then the next one', from: triangle, keys: 'p4 0{Enter}12{Enter}0 0{Enter}3{Enter}', holds: (now) => force(now, 1) === -12_000 && force(now, 0) === -3000 },
  { name: 'a number after a value is not a part of it', from: triangle, keys: `p${RIGHT}{Enter}12{Enter}v`, holds: (now) => force(now, 1) === -12_000 },
  { name: 'a load along a rod with its value', from: triangle, keys: `p${TIE}{Enter}20{Enter}`, holds: (now) => now.links[0]?.loads[0]?.y[0] === -20_000 },
  { name: 'a load along a rod', from: triangle, keys: `p${TIE}{Enter}`, holds: (now) => now.links[0]?.loads.length === 1 },
  { name: 'the value of a force', from: triangle, keys: `${LOAD}{Enter}25{Enter}`, holds: (now) => force(now, 2) === -25_000 },
  { name: 'a value in other units', from: triangle, keys: `${LOAD}{Enter}3 MN{Enter}`, holds: (now) => force(now, 2) === -3_000_000 },
  { name: 'a force made greater by an arrow', from: triangle, keys: `${LOAD}{ArrowUp}`, holds: (now) => force(now, 2) === -9500 },
  { name: 'a force turned round by the menu', from: triangle, keys: `${LOAD}${MENU}{Enter}`, holds: (now) => force(now, 2) === 10_000 },
  { name: 'a force copied beside itself', from: triangle, keys: `${LOAD}{Control>}d{/Control}`, holds: (now) => now.joints[2]?.loads.length === 2 },
  { name: 'a force along x', from: triangle, keys: `${LOAD}{Enter}{Shift>}{Tab}{/Shift}{ArrowDown}`, holds: (now) => now.joints[2]?.loads[0]?.className === 'AxialLoad' },
  { name: 'a force removed', from: triangle, keys: `${LOAD}{Delete}`, holds: (now) => now.joints[2]?.loads.length === 0 },
  { name: 'a load along a rod that begins later', from: triangle, keys: `p${TIE}{Enter}{F2}${tab(4)}1{Enter}`, holds: (now) => now.links[0]?.loads[0]?.x?.[0] === 1 },
  { name: 'a load along a rod by the menu', from: triangle, keys: `${TIE}${MENU}${DOWN}{Enter}`, holds: (now) => now.links[0]?.loads.length === 1 },
]; // prettier-ignore

const RODS: readonly KeyboardTask[] = [
  { name: 'the length of a rod', from: triangle, keys: `${TIE}{F2}5{Enter}`, holds: (now) => stands(now, 1, 5, 0) },
  { name: 'the length of a rod, typed on the board', from: triangle, keys: `${TIE}5{Enter}`, holds: (now) => stands(now, 1, 5, 0) },
  { name: 'a rod split in the middle', from: triangle, keys: `${TIE}${MENU}{Enter}`, holds: (now) => counts(now, 4, 4) && stands(now, 3, 2, 0) },
  { name: 'crossing rods split where they cross', from: crossed, keys: `${tab(10)}${MENU}${DOWN}{Enter}`, holds: (now) => counts(now, 5, 8) && stands(now, 4, 1.5, 1.5) },
  { name: 'a rod without a material', from: crossed, keys: `${tab(6)}{F2}{Tab}{ArrowUp}`, holds: (now) => now.links[0]?.materialIndex === -1 },
  { name: 'a rod without a cross-section', from: crossed, keys: `${tab(6)}{F2}${tab(2)}{ArrowUp}`, holds: (now) => now.links[0]?.sectionIndex === -1 },
  { name: 'a change of temperature', from: triangle, keys: `${TIE}{F2}${tab(3)}30{Enter}`, holds: (now) => now.links[0]?.dT === 30 },
  { name: 'an excess length', from: triangle, keys: `${TIE}{F2}${tab(4)}2{Enter}`, holds: (now) => isNear(now.links[0]?.dL, 0.002) },
  { name: 'a guide along a rod', from: triangle, keys: `${TIE}${MENU}${DOWN.repeat(2)}{Enter}`, holds: (now) => now.guides[0]?.className === 'line' },
  { name: 'a rod removed', from: triangle, keys: `${TIE}{Delete}`, holds: (now) => counts(now, 3, 2) },
]; // prettier-ignore

const PLACES: readonly KeyboardTask[] = [
  { name: 'a joint moved by a grid line', from: triangle, keys: `${TOP}{ArrowRight}`, holds: (now) => (now.joints[2]?.x ?? 0) > 2 },
  { name: 'a joint moved by ten of them', from: triangle, keys: `${TOP}{Shift>}{ArrowUp}{/Shift}`, holds: (now) => (now.joints[2]?.y ?? 0) >= 4 },
  { name: 'a joint moved by a tenth of one', from: triangle, keys: `${TOP}{Alt>}{ArrowUp}{/Alt}`, holds: (now) => Math.abs((now.joints[2]?.y ?? 0) - 3) < 0.05 && now.joints[2]?.y !== 3 },
  { name: 'a joint put at a place', from: triangle, keys: `${TOP}1 2.5{Enter}`, holds: (now) => stands(now, 2, 1, 2.5) },
  { name: 'a joint put beside where it stands', from: triangle, keys: `${TOP}@1 0{Enter}`, holds: (now) => stands(now, 2, 3, 3) },
  { name: 'one coordinate of a joint', from: triangle, keys: `${TOP}{F2}{Tab}4.5{Enter}`, holds: (now) => stands(now, 2, 2, 4.5) },
  { name: 'a joint brought into space', from: triangle, keys: `${TOP}{F2}${tab(2)}1.5{Enter}`, holds: (now) => stands(now, 2, 2, 3, 1.5) },
  { name: 'a rod moved with both its joints', from: triangle, keys: `${TIE}{ArrowDown}`, holds: (now) => (now.joints[0]?.y ?? 0) < 0 && now.joints[0]?.y === now.joints[1]?.y },
  { name: 'the first dimension', from: triangle, keys: 'd3{Enter}', holds: (now) => stands(now, 2, 3, 3) && stands(now, 1, 5, 0) },
  { name: 'the second dimension', from: triangle, keys: 'd{Escape}d3{Enter}', holds: (now) => stands(now, 2, 2, 3) && stands(now, 1, 5, 0) },
  { name: 'the last dimension', from: triangle, keys: '{Shift>}d{/Shift}4{Enter}', holds: (now) => stands(now, 2, 2, 4) },
]; // prettier-ignore

const PARTS: readonly KeyboardTask[] = [
  { name: 'everything removed', from: triangle, keys: `${ALL}{Delete}`, holds: (now) => counts(now, 0, 0) },
  { name: 'two joints chosen one after another removed', from: triangle, keys: `${LEFT}${PIN}${tab(1)}{Delete}`, holds: (now) => counts(now, 1, 0) },
  { name: 'several chosen loads given one value', from: triangle, keys: `p${RIGHT}{Enter}${PIN}{Shift>}${tab(2)}{/Shift}{F2}7{Enter}`, holds: (now) => force(now, 1) === -7000 && force(now, 2) === -7000 },
  { name: 'several rods given one material', from: crossed, keys: `${ALL}{F2}{Shift>}{Tab}{/Shift}{Shift>}{Tab}{/Shift}{ArrowUp}`, holds: (now) => now.links.every(({ materialIndex }) => materialIndex === -1) },
  { name: 'a copy beside', from: triangle, keys: `${ALL}{Control>}d{/Control}`, holds: (now) => counts(now, 6, 6) || counts(now, 5, 6) },
  { name: 'a mirrored copy to the right', from: triangle, keys: `${ALL}${MENU}{Enter}`, holds: (now) => counts(now, 5, 6) && now.joints.some(({ x, y }) => x === 6 && y === 3) },
  { name: 'a mirrored copy upwards', from: triangle, keys: `${ALL}${MENU}${DOWN}{Enter}`, holds: (now) => counts(now, 5, 6) && now.joints.some(({ x, y }) => x === 4 && y === 6) },
  { name: 'three copies along a way', from: triangle, keys: `${ALL}${MENU}${DOWN.repeat(2)}{Enter}{F2}4{Enter}${tab(3)}3${tab(1)}{Enter}`, holds: (now) => counts(now, 9, 12) },
  { name: 'a copy around a centre', from: triangle, keys: `${ALL}${MENU}${DOWN.repeat(2)}{Enter}{F2}{Shift>}{Tab}{/Shift}{ArrowRight}${tab(4)}90${tab(2)}{Enter}`, holds: (now) => counts(now, 5, 6) && now.joints.some(({ x, y }) => isNear(x, 0) && isNear(y, 4)) },
  { name: 'a copy in a mirror at a place', from: triangle, keys: `${ALL}${MENU}${DOWN.repeat(2)}{Enter}{F2}{Shift>}{Tab}{/Shift}{ArrowRight}{ArrowRight}${tab(2)}5${tab(1)}{Enter}`, holds: (now) => counts(now, 6, 6) && now.joints.some(({ x, y }) => x === 8 && y === 3) },
]; // prettier-ignore

const GUIDES: readonly KeyboardTask[] = [
  { name: 'a guide line through two places', from: triangle, keys: 'g0 0{Enter}1 1{Enter}', holds: (now) => now.guides[0]?.className === 'line' && isNear(now.guides[0].alpha, 45) },
  { name: 'a guide circle', from: triangle, keys: 'g0 0{Enter}{F2}{Shift>}{Tab}{/Shift}{ArrowRight}{Tab}3 4{Enter}', holds: (now) => now.guides[0]?.className === 'circle' && isNear(now.guides[0].a, 5) },
  { name: 'a guide moved', from: triangle, keys: 'g0 0{Enter}1 0{Enter}{Escape}{ArrowUp}', holds: (now) => (now.guides[0]?.y0 ?? 0) > 0 },
  { name: 'a guide removed', from: triangle, keys: 'g0 0{Enter}1 0{Enter}{Escape}{Delete}', holds: isSame },
]; // prettier-ignore

const STEPS: readonly KeyboardTask[] = [
  { name: 'a step undone', from: triangle, keys: `${TOP}1 2{Enter}{Control>}z{/Control}`, holds: isSame },
  { name: 'a step done again', from: triangle, keys: `${TOP}1 2{Enter}{Control>}zy{/Control}`, holds: (now) => stands(now, 2, 1, 2) },
  { name: 'presses of one arrow are one step', from: triangle, keys: `${TOP}{ArrowRight}{ArrowRight}{ArrowRight}{Control>}z{/Control}`, holds: isSame },
  { name: 'looking from all sides, nearer and turned changes nothing', from: triangle, keys: 'ixyz+-f{Shift>}{ArrowLeft}{/Shift}z', holds: isSame },
]; // prettier-ignore

/** Tasks that a person can do with a truss by keys alone. */
export const KEYBOARD_TASKS: readonly KeyboardTask[] = [
  ...DRAWING,
  ...SUPPORTS,
  ...LOADS,
  ...RODS,
  ...PLACES,
  ...PARTS,
  ...GUIDES,
  ...STEPS,
];
