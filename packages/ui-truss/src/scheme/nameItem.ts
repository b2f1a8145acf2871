import type { UnitSystem } from '@eecs/solver-core';
import type { TrussCase } from '@eecs/solver-core/truss';
import { type Format, type LoadNumbers, type describeLoad, writeCoordinates } from '@eecs/ui-kit/layout';
import type { TrussItem } from '../editing/items.ts';
import { ANCHOR } from '../editing/joints.ts';
import { AXES, type Place, distanceOf } from '../editing/place.ts';
import type { EditorText } from '../messages/editorMessages.ts';

export interface Naming extends LoadNumbers {
  readonly t: EditorText;
  /** Describes a load in words. Null until it is loaded after the first picture: until then a value has a sign. */
  readonly describeLoad: typeof describeLoad | null;
}

/** Writes a place as coordinates with a single unit; z only in space. */
export function writePlace({ x, y, z }: Place, format: Format, system: UnitSystem): string {
  return writeCoordinates(z === 0 ? [x, y] : [x, y, z], format, system);
}

/** Names an item of the board for screen readers. */
export function nameItem(document: TrussCase, item: TrussItem, naming: Naming): string {
  const { t, format, describeLoad } = naming;
  const { system } = document.units;
  switch (item.kind) {
    case 'joint': {
      const joint = document.joints[item.index];
      if (joint === undefined) return '';
      const held = AXES.filter((axis) => (joint.anchor & ANCHOR[axis]) !== 0).join(' ');
      const name = t('name.joint', { number: item.index + 1, place: writePlace(joint, format, system) });
      return held === '' ? name : t('name.held', { name, axes: held });
    }
    case 'link': {
      const link = document.links[item.index];
      const [a, b] = [link && document.joints[link.i], link && document.joints[link.j]];
      if (link === undefined || a === undefined || b === undefined) return '';
      const length = format.brief(distanceOf(a, b), { quantity: 'length', system });
      return t('name.rod', { i: link.i + 1, j: link.j + 1, length });
    }
    case 'jointLoad': {
      const load = document.joints[item.joint]?.loads[item.index];
      if (load === undefined) return '';
      const value =
        describeLoad?.(load, naming, system) ?? format.brief(load.c[0], { quantity: 'force', system });
      return t('name.jointLoad', { value, number: item.joint + 1 });
    }
    case 'linkLoad': {
      const link = document.links[item.link];
      const load = link?.loads[item.index];
      if (link === undefined || load === undefined) return '';
      const quantity = load.className === 'DistributedMass' ? 'linearMass' : 'distributedLoad';
      const value = describeLoad?.(load, naming, system) ?? format.brief(load.y[0], { quantity, system });
      return t('name.linkLoad', { value, i: link.i + 1, j: link.j + 1 });
    }
    case 'guide': {
      const guide = document.guides[item.index];
      return guide === undefined
        ? ''
        : t('name.guide', { kind: t(`guide.${guide.className}`), number: item.index + 1 });
    }
    default:
      return item satisfies never;
  }
}
