import type { Diagram } from '@eecs/solver-core';
import type { Text } from '../kit/useText.ts';
import type { kitMessages } from '../messages/kitMessages.ts';
import type { DiagramWriter } from './diagramWriter.ts';
import { getShownExtremes, listTabled } from './labelledPoints.ts';

const MAX_ZEROS = 8;

/** Writes the sentence that describes what a diagram shows: extremes with their places, and zeros. */
export function describeDiagram(
  diagram: Diagram,
  {
    label,
    t,
    write,
  }: { readonly label: string; readonly t: Text<typeof kitMessages.source>; readonly write: DiagramWriter },
): string {
  const { min, max } = getShownExtremes(diagram, write.isNonzero);
  if (min.value === 0 && max.value === 0) return t('diagram.caption', { label, facts: t('diagram.nil') });
  if (min.value === max.value) {
    return t('diagram.caption', { label, facts: t('diagram.throughout', { value: write.value(max.value) }) });
  }
  const inner = listTabled(diagram, write.isNonzero)
    .flatMap(({ kind, x }) => (kind === 'zero' ? [x] : []))
    .slice(0, MAX_ZEROS);
  const facts = [
    t('diagram.maximum', { value: write.value(max.value), x: write.x(max.x) }),
    t('diagram.minimum', { value: write.value(min.value), x: write.x(min.x) }),
    ...(inner.length === 0
      ? []
      : [t('diagram.zero', { count: inner.length, xs: inner.map(write.x).join(', ') })]),
  ];
  return t('diagram.caption', { label, facts: facts.join(', ') });
}
