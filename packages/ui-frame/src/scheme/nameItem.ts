import type { UnitSystem } from '@eecs/solver-core';
import type { FrameCase, FrameJointLoad, MemberLoad } from '@eecs/solver-core/frame';
import type { Format } from '@eecs/ui-kit';
import { lengthOf } from '../editing/fitLoads.ts';
import type { FrameItem } from '../editing/items.ts';
import type { Place } from '../editing/place.ts';
import type { EditorText } from '../messages/editorMessages.ts';

/** Writers of names. */
export interface Naming {
  readonly t: EditorText;
  readonly format: Format;
}

/** Writes a place as coordinates with their unit once. */
export function writePlace({ x, y }: Place, format: Format, system: UnitSystem): string {
  const one = (value: number, withUnit: boolean): string =>
    format.brief(value, { quantity: 'length', system, withUnit });
  return `${one(x, false)}; ${one(y, true)}`;
}

/** Writes the value of a load with its unit. */
export function writeLoadValue(
  load: FrameJointLoad | MemberLoad,
  format: Format,
  system: UnitSystem,
): string {
  if ('c' in load)
    return format.brief(load.c[0], {
      quantity: load.className === 'BendingMoment' ? 'moment' : 'force',
      system,
    });
  const quantity = load.className === 'DistributedMass' ? 'linearMass' : 'distributedLoad';
  const [first, , last] = load.y;
  const write = (value: number, withUnit: boolean): string =>
    format.brief(value, { quantity, system, withUnit });
  return first === last ? write(first, true) : `${write(first, false)} … ${write(last, true)}`;
}

/** Names an item of the board for those who hear it. */
export function nameItem(document: FrameCase, item: FrameItem, { t, format }: Naming): string {
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
        : t('name.jointLoad', { value: writeLoadValue(load, format, system), number: item.joint + 1 });
    }
    case 'memberLoad': {
      const load = document.members[item.member]?.loads[item.index];
      return load === undefined
        ? ''
        : t('name.memberLoad', { value: writeLoadValue(load, format, system), number: item.member + 1 });
    }
    default:
      return item satisfies never;
  }
}
