import type { CrossSection, Material } from '@eecs/solver-core';
import { materialColor } from '@eecs/ui-kit/editor';
import { createShape } from '@eecs/ui-kit/editing';
import type { Partition } from '../../ports/api/libraryClient.ts';

/** A library entry that is being created: its content and its place in the library. */
export interface Entry {
  readonly item: Material | CrossSection;
  readonly group: string;
  readonly subgroup: string;
}

/** Returns the name of an entry: the name of a material, the label of a cross-section. */
export function nameEntry(item: Material | CrossSection): string {
  return 'className' in item ? item.label : item.name;
}

/** Creates a new entry: a material without any number, or an I section of usual proportions. */
export function createEntry(part: Partition, group: string): Entry {
  const item = part === 'material' ? { name: '' } : { ...createShape('hsection', 0, ''), units: 0 as const };
  return { item, group, subgroup: group };
}

/**
 * Copies an entry under a name that a person could type: printed designations contain characters that typed names may
 * not.
 */
export function copyEntry(item: Material | CrossSection): Material | CrossSection {
  const name = `${nameEntry(item).replace(/[^\p{L}\p{N}$ -]+/gu, '-')} 2`;
  return 'className' in item ? { ...item, label: name } : { ...item, name };
}

/** Returns the stored form of an entry: without its origin, and with a colour that the server accepts. */
export function toStored(item: Material | CrossSection): Record<string, unknown> {
  const { origin, ...own } = item;
  if (!('className' in own)) {
    return own.color?.startsWith('#') ? own : { ...own, color: materialColor(own) };
  }
  const { editable, ...section } = own;
  return section;
}
