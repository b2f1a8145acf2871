import type { Atom } from 'jotai/vanilla';
import type { ReactElement } from 'react';
import { useFormat } from '../../kit/useFormat.ts';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { Note } from './layout.ts';

/** Creates the line that states the mass of a structure; it is hidden while the mass is unknown. */
export function createTotalMass(
  shownAnswerAtom: Atom<{ readonly answer: { readonly totalMass: number } } | null>,
  useText: () => (key: 'case.mass', values: { readonly mass: string }) => string,
): () => ReactElement | null {
  return function TotalMass() {
    const t = useText();
    const format = useFormat();
    const mass = useKitAtomValue(shownAnswerAtom)?.answer.totalMass ?? 0;
    if (mass === 0) return null;
    return <Note>{t('case.mass', { mass: format.brief(mass, { quantity: 'mass', digits: 1 }) })}</Note>;
  };
}
