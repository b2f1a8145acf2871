import type { BeamCase } from '@eecs/solver-core';
import type { RefusalText } from '../messages/refusalMessages.ts';
import type { BeamText } from '../messages/useBeamText.ts';
import { nameSupports } from '../naming/nameSupports.ts';

const LISTS = ['beamSections', 'caseSets', 'loads', 'materials', 'sections'] as const;

/** A place in a beam document in words. */
export interface PlaceWords {
  /** What it belongs to, as the first words of a sentence: an object of a list, or the beam. */
  readonly owner: string;
  /** What is meant of it; empty for the whole of it. */
  readonly field: string;
  /** Both. */
  readonly where: string;
}

export interface PlaceWriter {
  readonly t: RefusalText;
  /** Names the supports. */
  readonly tBeam: BeamText;
  /** The beam that was read: its supports are called as on the drawing; in what is no beam by their rows. */
  readonly document?: Pick<BeamCase, 'supports'>;
}

/**
 * Says a JSON pointer of a beam document in the reader's language; objects and entries count from one, as in tables.
 * A field without a name there, such as a dimension or one that is nobody's, is called by what the file calls it.
 *
 * @example describePlace('/loads/2/x/0', { t, tBeam }).where // 'Load 3, place (1)'
 */
export function describePlace(pointer: string, writer: PlaceWriter): PlaceWords {
  const { t } = writer;
  const parts = pointer.split('/').slice(1);
  const [list = '', index = ''] = parts;
  const isEntry = /^\d+$/.test(index);
  const owner = isEntry ? nameEntry(list, Number(index), writer) : null;
  const field = describeField(owner === null ? parts : parts.slice(2), list, t);
  const named = owner ?? t('place.beam');
  return { owner: named, field, where: field === '' ? named : t('place.field', { owner: named, field }) };
}

function nameEntry(list: string, index: number, { t, tBeam, document }: PlaceWriter): string | null {
  const number = index + 1;
  if (list === 'supports') {
    const { noun, mark } = nameSupports(document?.supports ?? [])[index] ?? {
      noun: 'support',
      mark: String(number),
    };
    return tBeam(`supportName.${noun}`, { mark });
  }
  const kind = LISTS.find((name) => name === list);
  return kind === undefined ? null : t(`place.${kind}`, { number });
}

function describeField([name, ...rest]: readonly string[], list: string, t: RefusalText): string {
  if (name === undefined) return '';
  const key = `field.${name}`;
  const known = t(key as Parameters<RefusalText>[0]);
  // Of a material, alpha is its thermal expansion: its sign says more than the word for an angle.
  if (known === key || (list === 'materials' && name === 'alpha')) {
    return t('place.unknown', { field: [name, ...rest].join('.') });
  }
  const part = rest.map((step) => (/^\d+$/.test(step) ? Number(step) + 1 : step)).join('.');
  return part === '' ? known : t('place.within', { field: known, part });
}
