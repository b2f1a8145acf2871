import { atom } from 'jotai/vanilla';
import { type Load, isDistributed } from '@eecs/solver-core';
import { type LoadField, getShownShape } from '../editing/listLoadFields.ts';
import type { LoadShape } from '../editing/ordinates.ts';
import { applyEditAtom } from './sessionVerbs.ts';

/**
 * The shape that was asked for of a load, by its id: a trapezoid whose ends are still the same is typed by two values.
 * It is no part of the document, whose ordinates say the shape by themselves.
 */
export const askedShapesAtom = atom<Readonly<Record<string, LoadShape>>>({});

/** Asks for a shape of a load. */
export const askShapeAtom = atom(null, (get, set, id: string | number, shape: LoadShape) => {
  set(askedShapesAtom, { ...get(askedShapesAtom), [id]: shape });
});

/** What is typed into a field of a load. */
export interface TypedLoadNumber {
  readonly load: Load;
  readonly index: number;
  readonly field: Pick<LoadField, 'key' | 'change'>;
  readonly value: number;
}

/** Takes a typed number of a load. Ordinates that have become equal keep the fields they were typed into. */
export const typeLoadNumberAtom = atom(null, (get, set, { load, index, field, value }: TypedLoadNumber) => {
  if (isDistributed(load) && field.key.startsWith('ordinate'))
    set(askShapeAtom, load.id, getShownShape(load, get(askedShapesAtom)[load.id]));
  set(applyEditAtom, (document) => field.change(document, index, value));
});
