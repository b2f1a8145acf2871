import { atom } from 'jotai/vanilla';
import { isDistributed } from '@eecs/solver-core';
import { changeEach, toPlainEdit } from '@eecs/ui-kit/editing';
import { type LoadField, getShownShape, listLoadFields } from '../editing/listLoadFields.ts';
import type { LoadShape } from '../editing/ordinates.ts';
import { documentAtom } from './sessionAtoms.ts';
import { applyEditAtom } from './sessionVerbs.ts';

/**
 * The requested shape of a load, by its id: a trapezoid whose ends are still equal is typed by two values. It is not
 * part of the document, whose ordinates define the shape.
 */
export const askedShapesAtom = atom<Readonly<Record<string, LoadShape>>>({});

/** Requests a shape of a load. */
export const askShapeAtom = atom(null, (get, set, id: string | number, shape: LoadShape) => {
  set(askedShapesAtom, { ...get(askedShapesAtom), [id]: shape });
});

/** The value typed into a field of one or several loads. */
export interface TypedLoadNumber {
  readonly indices: readonly number[];
  readonly key: LoadField['key'];
  readonly value: number;
}

/** Applies a typed number to loads. Ordinates that have become equal keep the fields in which they were typed. */
export const typeLoadNumberAtom = atom(null, (get, set, { indices, key, value }: TypedLoadNumber) => {
  const { loads } = get(documentAtom);
  for (const load of indices.flatMap((index) => loads[index] ?? [])) {
    if (isDistributed(load) && key.startsWith('ordinate'))
      set(askShapeAtom, load.id, getShownShape(load, get(askedShapesAtom)[load.id]));
  }
  const asked = get(askedShapesAtom);
  set(applyEditAtom, (document) =>
    changeEach(document, indices, (now, index) => {
      const load = now.loads[index];
      const fields = load === undefined ? [] : listLoadFields(load, asked[load.id]);
      return fields.find((field) => field.key === key)?.change(now, index, value) ?? toPlainEdit(now);
    }),
  );
});
