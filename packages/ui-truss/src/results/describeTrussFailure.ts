import type { TrussCase, TrussFailure } from '@eecs/solver-core/truss';
import type { EditorText } from '../messages/editorMessages.ts';

const TOLD = [
  'geometry.noJoints',
  'geometry.noLinks',
  'geometry.linkToItself',
  'geometry.doubledLink',
  'geometry.zeroLength',
  'geometry.outOfPlane',
  'materials.expansion',
  'range.indeterminate',
  'range.memory',
] as const;

type Told = (typeof TOLD)[number];

function isTold(code: string): code is Told {
  return TOLD.some((one) => one === code);
}

/** Says what is wrong with a truss in the reader's language, with the place it is at. */
export function describeTrussFailure(
  failure: TrussFailure,
  { document, t }: { readonly document: TrussCase; readonly t: EditorText },
): string {
  const { code, ids, values } = failure;
  const rods = ids.flatMap((id) => {
    const link = document.links[Number(id)];
    return link === undefined ? [] : [`${link.i + 1}–${link.j + 1}`];
  });
  const numbers = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  if (isTold(code)) return t(`failure.${code}`, { ...numbers, rods: rods.join(', ') });
  return t('failure.other', { code, path: failure.path });
}
