import { COMMON_WORDS, SUPPORT_WORDS, createWordFinder } from '@eecs/ui-kit/editor';
import type { StarterKind } from '../starters/starterKinds.ts';

/** The kinds of statements of a typed truss. */
export type TrussVerb =
  'force' | 'horizontal' | 'joint' | 'rod' | 'pin' | 'roller' | 'clamp' | 'settlement' | 'set';

/** The words for the chords of a truss. */
export type Chord = 'bottom' | 'top';

const VERBS: Readonly<Record<TrussVerb, readonly string[]>> = {
  force: [...COMMON_WORDS.force, 'load', 'нагрузка', 'навантаження'],
  horizontal: ['h', 'n', 'horizontal', 'горизонтальная', 'горизонтальна'],
  joint: ['j', 'joint', 'node', 'узел', 'вузол'],
  rod: ['r', 'rod', 'rods', 'bar', 'member', 'стержень', 'стержни', 'стрижень', 'стрижні'],
  ...SUPPORT_WORDS,
  settlement: COMMON_WORDS.settlement,
  set: COMMON_WORDS.set,
};

const STARTERS: Readonly<Record<StarterKind, readonly string[]>> = {
  pratt: ['pratt', 'пратта', 'пратт'],
  howe: ['howe', 'гау', 'хау', 'хоу'],
  warren: ['warren', 'уоррена', 'уоррен', 'варрена', 'воррена'],
  k: ['k', 'к'],
  fink: ['fink', 'финка', 'финк', 'фінка', 'фінк'],
  arch: ['arch', 'арка'],
  tower: ['tower', 'башня', 'вежа'],
  spaceGrid: ['grid', 'структура', 'структурна', 'структурная'],
};

const CHORDS: Readonly<Record<Chord, readonly string[]>> = {
  bottom: ['bottom', 'lower', 'низ', 'нижний', 'нижній'],
  top: ['top', 'upper', 'верх', 'верхний', 'верхній'],
};

/** Finds the verb for a word; undefined if it is unknown in every language. */
export const findTrussVerb = createWordFinder(VERBS);
/** Finds the common truss for a word. */
export const findStarter = createWordFinder(STARTERS);
/** Finds the chord for a word. */
export const findChord = createWordFinder(CHORDS);
