import { hasArea, parseCase, type CrossSection, type Material, type UnitSystem } from '@eecs/solver-core';
import {
  checkName,
  checkNumber,
  isHexColor,
  isRealMaterial,
  isRealSection,
  isRgbaColor,
  isRgbColor,
} from '@eecs/solver-core/rules';
import type { ErrorDetail } from '../failures/errors.ts';
import type { Partition } from '../words/library.ts';
import { SECTION_SHAPES } from '../words/sectionShapes.ts';

/** A material or a section that may be stored: its name and its canonical form. */
export interface CheckedItem {
  readonly name: string;
  readonly item: Material | CrossSection;
}

export interface UncheckedItem {
  readonly partition: Partition;
  readonly item: object;
  readonly system: UnitSystem;
  /** Its JSON pointer in the request. */
  readonly path: string;
}

const MAX_NAME = 64;

/** Reads a material or a section by the schema and the rules of load cases; returns the faults if it is invalid. */
export function checkItem(unchecked: UncheckedItem): CheckedItem | readonly ErrorDetail[] {
  const { partition, item, system, path } = unchecked;
  const list = partition === 'material' ? 'materials' : 'sections';
  const parsed = parseCase({ schema: 1, L: 1, supports: [], units: { system }, [list]: [item] });
  if (!parsed.ok)
    return parsed.failures.map(({ code, path: place }) => ({
      path: place.replace(`/${list}/0`, path),
      rule: code,
    }));
  if (parsed.corrections.some(({ code }) => code === 'correction.unknownShape'))
    return [{ path: `${path}/className`, rule: 'enum', allowed: SECTION_SHAPES }];
  const { document } = parsed;
  const [material] = document.materials;
  if (material !== undefined) {
    const { name, E, nu = 1, color } = material;
    const isPositive = E === undefined || checkNumber(E, { positive: true }) === null;
    const fault = isPositive && nu <= 0 ? 'nu' : 'E';
    return judge({ name, item: material }, [
      ...checkLabel(name, `${path}/name`),
      ...when(!isPositive || !isRealMaterial(document, 0), { path: `${path}/${fault}`, rule: 'positive' }),
      ...when(color !== undefined && !isColor(color), { path: `${path}/color`, rule: 'color' }),
    ]);
  }
  const [section] = document.sections;
  if (section === undefined) throw new Error('`checkItem` read a case without what was put into it');
  const isSolid = hasArea({ ...section, units: section.units ?? system });
  return judge({ name: section.label, item: section }, [
    ...checkLabel(section.label, `${path}/label`),
    ...when(!isSolid, 'A' in item ? { path: `${path}/A`, rule: 'positive' } : { path, rule: 'area' }),
    ...when(isSolid && !isRealSection(document, 0), { path, rule: 'materials.inertia' }),
  ]);
}

function judge(checked: CheckedItem, wrong: readonly ErrorDetail[]): CheckedItem | readonly ErrorDetail[] {
  return wrong.length === 0 ? checked : wrong;
}

function checkLabel(name: string, path: string): readonly ErrorDetail[] {
  if (name.length > MAX_NAME) return [{ path, rule: 'maxLength', limit: MAX_NAME }];
  return when(checkName(name, []) !== null, { path, rule: 'name' });
}

function when(isWrong: boolean, detail: ErrorDetail): readonly ErrorDetail[] {
  return isWrong ? [detail] : [];
}

function isColor(text: string): boolean {
  return isHexColor(text) || isRgbColor(text) || isRgbaColor(text);
}
