import { type BeamCase, isDistributed } from '@eecs/solver-core';
import type { BeamText } from '../messages/useBeamText.ts';
import { type DrawingTexts, writeLoadValue } from './drawingTexts.ts';

/** If there are more, the sentence leaves the rest to the tables. */
const MAX_LISTED = 30;

/** Writes the sentence that describes the drawing: length, supports, loads. */
export function describeBeam(
  document: BeamCase,
  { t, texts }: { readonly t: BeamText; readonly texts: DrawingTexts },
): string {
  const supports = document.supports
    .slice(0, MAX_LISTED)
    .map(({ className, x }) => t('drawing.at', { what: t(`support.${className}`), x: texts.whole(x) }));
  const loads = document.loads.slice(0, MAX_LISTED).map((load) => {
    const what = t(`load.${load.className}`);
    const value = writeLoadValue(load, texts);
    if (!isDistributed(load)) return t('drawing.pointAt', { what, value, x: texts.whole(load.x) });
    return t('drawing.over', { what, value, start: texts.whole(load.x[0]), end: texts.whole(load.x[1]) });
  });
  return [
    t('drawing.length', { length: texts.whole(document.L) }),
    supports.length === 0 ? t('drawing.noSupports') : t('drawing.supports', { list: supports.join(', ') }),
    loads.length === 0 ? t('drawing.noLoads') : t('drawing.loads', { list: loads.join(', ') }),
  ].join(' ');
}
