import type { PageText } from '../../messages/pageMessages.ts';

const OBJECTS = ['beamSections', 'caseSets', 'loads', 'materials', 'sections', 'supports'] as const;

/**
 * Names the place of a JSON pointer in a beam document in the reader's language; objects count from one, as in tables.
 *
 * @example describePointer('/loads/2/c/0', t) // 'Load 3, field “c[0]”'
 */
export function describePointer(pointer: string, t: PageText): string {
  const parts = pointer.split('/').slice(1);
  const [list = '', index = ''] = parts;
  const kind = OBJECTS.find((name) => name === list && /^\d+$/.test(index));
  const owner =
    kind === undefined
      ? t('beam.file.place.beam')
      : t(`beam.file.place.${kind}`, { number: Number(index) + 1 });
  const field = (kind === undefined ? parts : parts.slice(2))
    .map((part, at) => (/^\d+$/.test(part) ? `[${part}]` : `${at === 0 ? '' : '.'}${part}`))
    .join('');
  return field === '' ? owner : t('beam.file.place.field', { owner, field });
}
