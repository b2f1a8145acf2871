import type { CrossSection, Material } from '@eecs/solver-core';
import {
  type CatalogueClass,
  type MaterialDrawer,
  type SectionDrawer,
  parsePrintedValues,
  parseSectionRow,
} from '@eecs/solver-core/catalogue';
import type { LibraryDrawer } from '../../host/library.ts';
import { materialColor } from './materialColors.ts';

/** A class of standard sections as `GET /data/sections/{class}` and the catalogue of the core return it. */
export interface PrintedTables {
  readonly shape: CatalogueClass;
  readonly headers: readonly string[];
  readonly drawers: readonly SectionDrawer[];
}

/**
 * Returns the name of a standard without language-dependent letters, because it becomes part of a section's identity.
 */
function toStandard(drawer: string): string {
  const [standard = ''] = drawer.split(' / ');
  return standard.replace(/^ГОСТ /, 'GOST ').replace(/^СТО АСЧМ /, 'STO ASChM ');
}

/** Reads the drawers of a class of sections; skips invalid rows. */
export function readSectionDrawers({
  shape,
  headers,
  drawers,
}: PrintedTables): readonly LibraryDrawer<CrossSection>[] {
  return drawers.map(({ drawer, children }) => {
    const standard = toStandard(drawer);
    return {
      name: drawer,
      items: children.flatMap(({ data }) => {
        const row = { name: shape, headers, data };
        const item = parseSectionRow(row);
        if (item === null) return [];
        const id = `${shape}/${standard}/${item.label}`;
        return [{ item, origin: { kind: 'catalogue' as const, id }, printed: parsePrintedValues(row) }];
      }),
    };
  });
}

/** Reads the drawers of the core's materials, each with the colour of its kind. */
export function readMaterialDrawers(drawers: readonly MaterialDrawer[]): readonly LibraryDrawer<Material>[] {
  return drawers.map(({ drawer, children }) => ({
    name: drawer,
    items: children.map(({ title, material, strengths, limits, source }) => ({
      item: { ...material, color: materialColor(material) },
      origin: { kind: 'catalogue' as const, id: `material/${material.name}` },
      title,
      strengths,
      limits,
      source,
    })),
  }));
}
