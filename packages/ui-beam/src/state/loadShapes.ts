import { atom } from 'jotai/vanilla';
import type { LoadShape } from '../editing/ordinates.ts';

/**
 * The shape that was asked for of a load, by its id: a trapezoid whose ends are still the same is typed by two values.
 * It is no part of the document, whose ordinates say the shape by themselves.
 */
export const askedShapesAtom = atom<Readonly<Record<string, LoadShape>>>({});

/** Asks for a shape of a load. */
export const askShapeAtom = atom(null, (get, set, id: string | number, shape: LoadShape) => {
  set(askedShapesAtom, { ...get(askedShapesAtom), [id]: shape });
});
