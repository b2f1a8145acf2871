import type { BeamCase } from '@eecs/solver-core';
import { nameSupports } from '@eecs/ui-beam';
import type { PageText } from '../../messages/pageMessages.ts';

const OBJECTS = ['beamSections', 'caseSets', 'loads', 'materials', 'sections', 'supports'] as const;

export interface PointerWriter {
  readonly t: PageText;
  /** The beam that was read; a file that is none has only places in it. */
  readonly document?: Pick<BeamCase, 'supports'>;
}

/**
 * Names the place of a JSON pointer in a beam document in the reader's language; objects count from one, as in tables,
 * supports are called as on the drawing.
 *
 * @example describePointer('/loads/2/c/0', { t }) // 'Load 3, field “c[0]”'
 */
export function describePointer(pointer: string, { t, document }: PointerWriter): string {
  const parts = pointer.split('/').slice(1);
  const [list = '', index = ''] = parts;
  const kind = OBJECTS.find((name) => name === list && /^\d+$/.test(index));
  const support = kind === 'supports' ? nameSupports(document?.supports ?? [])[Number(index)] : undefined;
  const owner =
    kind === undefined
      ? t('beam.file.place.beam')
      : support === undefined
        ? t(`beam.file.place.${kind}`, { number: Number(index) + 1 })
        : t(`beam.file.place.${support.noun}`, { mark: support.mark });
  const field = (kind === undefined ? parts : parts.slice(2))
    .map((part, at) => (/^\d+$/.test(part) ? `[${part}]` : `${at === 0 ? '' : '.'}${part}`))
    .join('');
  return field === '' ? owner : t('beam.file.place.field', { owner, field });
}
