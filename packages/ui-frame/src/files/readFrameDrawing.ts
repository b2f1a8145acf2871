import { LIMITS, type UnitSystem } from '@eecs/solver-core';
import { parseFrame } from '@eecs/solver-core/frame';
import { cleanTexts } from '@eecs/solver-core/texts';
import { type Library, catalogueLibrary, findStandardSections, limitFound } from '@eecs/ui-kit/data';
import {
  BINARY_DRAWING,
  type DxfUnit,
  chooseLines,
  countShortLines,
  findExtent,
  findParts,
  isSpatialDrawing,
  readDxf,
} from '@eecs/ui-kit/editing';
import type { Locale } from '@eecs/ui-kit/layout';
import { createEmptyFrame } from '../state/createEmptyFrame.ts';
import { frameFromLines } from './frameFromLines.ts';
import type { FileLimits, ReadFrameFile } from './readFrameFile.ts';

/** The options for reading a drawing, complete. */
export interface DrawingReading {
  readonly system: UnitSystem;
  readonly title: string;
  readonly locale: Locale;
  readonly limits: FileLimits;
  /** The unit of the drawing, whatever it states. @default the stated one, otherwise by its size */
  readonly unit?: DxfUnit | undefined;
  /** The source of standard sections. @default the catalogue */
  readonly library?: Library | undefined;
}

type Refused = Extract<ReadFrameFile, { ok: false }>;

const refuse = (problem: Refused['problem']): Refused => ({ ok: false, problem, failures: [] });

/** Reads a frame from the text of a DXF drawing. It never throws: every failure is returned. */
export async function readFrameDrawing(text: string, options: DrawingReading): Promise<ReadFrameFile> {
  const { system, title, locale, limits, unit, library = catalogueLibrary } = options;
  const read = readDxf(text, system, { unit, keepsArcs: true });
  if (read === null && BINARY_DRAWING.test(text)) return refuse('binaryDrawing');
  if (read === null || read.lines.length === 0) return refuse(read?.isCut === true ? 'cutOff' : 'noLines');
  const { lines, isTurned } = chooseLines(read.lines);
  if (isSpatialDrawing(lines)) return refuse('notFlat');
  const layers = [...new Set(lines.map(({ layer }) => layer))];
  const empty = createEmptyFrame(system);
  const found = await findStandardSections(layers, { library, locale, system }).catch(
    () => new Map<string, never>(),
  );
  const sectionOf = limitFound(found, { items: empty.sections, most: LIMITS[limits].sections });
  const made = frameFromLines(lines, { system, title, sectionOf, most: LIMITS[limits] });
  if ('tooMany' in made) return refuse('tooMany');
  const { document, ...counts } = made;
  const parsed = parseFrame(cleanTexts(document, LIMITS[limits]));
  if (!parsed.ok) return { ok: false, problem: 'notFrame', failures: parsed.failures };
  const noLength = (read.leftOut.noLength ?? 0) + countShortLines(lines);
  const { objects, isCut, isUnitGuessed } = read;
  return {
    ok: true,
    document: parsed.document,
    corrections: [],
    drawing: {
      ...counts,
      ...{ unit: read.unit, isUnitGuessed, objects, isCut, isTurned },
      leftOut: { ...read.leftOut, ...(noLength > 0 && { noLength }) },
      extent: findExtent(lines),
      looseParts: Math.max(0, findParts(lines).length - 1),
      bareLayers: layers.filter((layer) => !sectionOf.has(layer)),
      section: empty.sections[0]?.label ?? '',
      material: empty.materials[0]?.name ?? '',
    },
  };
}
