import { type BeamCase, isDistributed } from '@eecs/solver-core';
import { listDimensionPlaces } from '../editing/listDimensionPlaces.ts';
import type { BeamText } from '../messages/useBeamText.ts';
import { nameSupports } from '../naming/nameSupports.ts';
import type { SchemeItem } from '../naming/boardItem.ts';
import { type DrawingTexts, writeLoadValue } from './drawingTexts.ts';

/** The input of the names. */
export interface NameSources {
  readonly document: BeamCase;
  readonly t: BeamText;
  readonly texts: DrawingTexts;
}

/** Names an object of the board for screen readers: "Roller B, support 2 of 3, at 4 m". */
export function nameItem({ kind, index }: SchemeItem, { document, t, texts }: NameSources): string {
  if (kind === 'dimension') {
    const places = listDimensionPlaces(document);
    const from = places[index];
    const to = places[index + 1];
    if (from === undefined || to === undefined || places.length === 2)
      return t('board.whole', { length: texts.place(document.L) });
    const number = index + 1;
    return t('board.dimension', { number, count: places.length - 1, length: texts.place(to - from) });
  }
  if (kind === 'support') {
    const support = document.supports[index];
    if (support === undefined) return '';
    const number = document.supports.filter(({ x }) => x < support.x).length + 1;
    const what = `${t(`support.${support.className}`)} ${nameSupports(document.supports)[index]?.mark ?? ''}`;
    const count = document.supports.length;
    return t('board.support', { what, number, count, x: texts.place(support.x) });
  }
  const load = document.loads[index];
  if (load === undefined) return '';
  const what = t(`load.${load.className}`);
  const number = index + 1;
  const count = document.loads.length;
  const value = writeLoadValue(load, texts);
  if (!isDistributed(load)) {
    return t('board.pointLoad', { what, number, count, value, x: texts.place(load.x) });
  }
  const [start, end] = load.x;
  return t('board.rangeLoad', {
    what,
    number,
    count,
    value,
    start: texts.place(start),
    end: texts.place(end),
  });
}

/** Returns the place of an item along the beam, by which items are ordered. */
export function placeOfItem({ kind, index }: SchemeItem, document: BeamCase): number {
  if (kind === 'support') return document.supports[index]?.x ?? 0;
  if (kind === 'dimension') return Infinity;
  const load = document.loads[index];
  return load === undefined ? 0 : isDistributed(load) ? load.x[0] : load.x;
}

/** Lists all selectable items, from left to right, the dimensions last. */
export function listItems(document: BeamCase): SchemeItem[] {
  const objects = [
    ...document.supports.map((_, index) => ({ kind: 'support' as const, index })),
    ...document.loads.map((_, index) => ({ kind: 'load' as const, index })),
  ]
    .map((item) => ({ item, x: placeOfItem(item, document) }))
    .sort((a, b) => a.x - b.x)
    .map(({ item }) => item);
  const links = listDimensionPlaces(document).length - 1;
  // If the beam is divided into several dimensions, the total length is one more.
  const count = links > 1 ? links + 1 : 1;
  return [
    ...objects,
    ...Array.from({ length: count }, (_, index) => ({ kind: 'dimension' as const, index })),
  ];
}
