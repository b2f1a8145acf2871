import type { UnitSystem } from '@eecs/solver-core';
import type { FrameCase } from '@eecs/solver-core/frame';
import { type Format, type LoadNumbers, writeCoordinates } from '@eecs/ui-kit/layout';
import { lengthOf } from '../editing/fitLoads.ts';
import type { FrameItem } from '../editing/items.ts';
import { lineOnMember } from '../editing/lineOf.ts';
import type { Place } from '../editing/place.ts';
import type { EditorText } from '../messages/editorMessages.ts';
import { describeLoad } from './describeLoad.ts';

/** Functions and formats that name objects. */
export interface Naming extends LoadNumbers {
  readonly t: EditorText;
}

/** Writes a position as coordinates with one unit. */
export function writePlace({ x, y }: Place, format: Format, system: UnitSystem): string {
  return writeCoordinates([x, y], format, system);
}

/** Names an item of the board for a screen reader. */
export function nameItem(document: FrameCase, item: FrameItem, naming: Naming): string {
  const { t, format } = naming;
  const { system } = document.units;
  switch (item.kind) {
    case 'joint': {
      const joint = document.joints[item.index];
      if (joint === undefined) return '';
      const name = t('name.joint', { number: item.index + 1, place: writePlace(joint, format, system) });
      return joint.support === undefined
        ? name
        : t('name.held', { name, support: t(`support.${joint.support.className}`) });
    }
    case 'member': {
      const member = document.members[item.index];
      if (member === undefined) return '';
      return t('name.member', {
        number: item.index + 1,
        i: member.i + 1,
        j: member.j + 1,
        length: format.brief(lengthOf(document, member), { quantity: 'length', system }),
      });
    }
    case 'jointLoad': {
      const load = document.joints[item.joint]?.loads[item.index];
      return load === undefined
        ? ''
        : t('name.jointLoad', { value: describeLoad(load, naming, system), number: item.joint + 1 });
    }
    case 'memberLoad': {
      const member = document.members[item.member];
      const load = member?.loads[item.index];
      if (member === undefined || load === undefined) return '';
      const value = describeLoad(load, naming, system, lineOnMember(load, document, member));
      return t('name.memberLoad', { value, number: item.member + 1 });
    }
    default:
      return item satisfies never;
  }
}
