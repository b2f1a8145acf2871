import type { CrossSection } from '@eecs/solver-core';
import {
  CATALOGUE_CLASSES,
  type CatalogueClass,
  loadSections,
  parseSectionRow,
  sectionHeaders,
} from '@eecs/solver-core/catalogue';

/** The name that stands for the sections of the document itself. */
export const OF_DOCUMENT = 'document';

interface Series {
  readonly shape: CatalogueClass;
  readonly name: string;
  readonly rows: readonly string[];
}

/** The sections of the named series, each series once, or the first unknown name. */
export type ListedSeries =
  | {
      readonly ok: true;
      readonly sections: readonly CrossSection[];
      /** For each section, the index of the name that selected it. */
      readonly names: readonly number[];
    }
  | { readonly ok: false; readonly index: number; readonly known: readonly string[] };

let shelves: Promise<readonly Series[]> | null = null;

/**
 * Lists the sections of series. A name is `document`, a class of the catalogue (`h`), a whole series (`EN 10365 / IPE`)
 * or a part of its name (`IPE`, `EN 10365`), in any case.
 */
export async function listSeries(
  names: readonly string[],
  own: readonly CrossSection[],
): Promise<ListedSeries> {
  shelves ??= loadShelves();
  const known = await shelves;
  const chosen = new Map<Series, number>();
  for (const [index, name] of names.entries()) {
    if (name === OF_DOCUMENT) continue;
    const matching = findSeries(known, name.trim().toLowerCase());
    if (matching.length === 0) return { ok: false, index, known: listNames(known) };
    for (const series of matching) if (!chosen.has(series)) chosen.set(series, index);
  }
  const standard = [...chosen].flatMap(([{ shape, rows }, name]) => {
    const headers = sectionHeaders(shape);
    return rows.flatMap((data) => {
      const section = parseSectionRow({ name: shape, headers, data });
      return section ? [{ section, name }] : [];
    });
  });
  const name = names.indexOf(OF_DOCUMENT);
  const all = name === -1 ? standard : [...own.map((section) => ({ section, name })), ...standard];
  return { ok: true, sections: all.map(({ section }) => section), names: all.map((one) => one.name) };
}

/** A full name takes precedence over a part of one: `W` is AISC W alone, although other names begin with it. */
function findSeries(all: readonly Series[], wanted: string): readonly Series[] {
  const ofShape = all.filter(({ shape }) => shape === wanted);
  if (ofShape.length > 0) return ofShape;
  return all.filter(({ name }) => {
    const whole = name.toLowerCase();
    return whole === wanted || whole.split(' / ').includes(wanted);
  });
}

function listNames(all: readonly Series[]): readonly string[] {
  return [OF_DOCUMENT, ...CATALOGUE_CLASSES, ...all.map(({ name }) => name)];
}

async function loadShelves(): Promise<readonly Series[]> {
  const loaded = await Promise.all(
    CATALOGUE_CLASSES.map(async (shape) =>
      (await loadSections(shape)).map(({ drawer, children }): Series => ({
        shape,
        name: drawer,
        rows: children.map(({ data }) => data),
      })),
    ),
  );
  return loaded.flat();
}
