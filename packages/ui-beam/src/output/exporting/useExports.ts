import type { LoadClass, SupportClass, Unit } from '@eecs/solver-core';
import { addStresses } from '@eecs/solver-core/stress';
import { writeCsv, writeWorkbook } from '@eecs/ui-kit/editing';
import { unitName, useKitAtomValue, useLocale, useText, useUnitOf } from '@eecs/ui-kit';
import { type ExportFormat, createOption } from '@eecs/ui-kit/editor';
import type { ShownResult } from '../../live/beamLive.ts';
import { usePanelText } from '../../messages/panelMessages.ts';
import { useBeamText } from '../../messages/useBeamText.ts';
import type { Solved } from '../../naming/resultRows.ts';
import { useRowSymbol } from '../../naming/useRowSymbol.ts';
import { loadPictures, usePictured, usePictures } from '../pictures/usePictures.ts';
import type { PictureOptions } from '../../props.ts';
import { exportMessages } from './exportMessages.ts';
import { listBeamSheets } from './listBeamSheets.ts';
import { writeBeamDxf } from './writeBeamDxf.ts';

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  svg: 'image/svg+xml',
  png: 'image/png',
  dxf: 'image/vnd.dxf',
};

const digitsAtom = createOption('fixedDigits');

/**
 * Returns the function that writes a result on the screen as a file: tables, complete or by rows; drawings with the
 * chosen diagrams.
 */
export function useExports(): (
  result: ShownResult,
  format: ExportFormat,
  rows: PictureOptions['rows'],
) => Promise<Blob> {
  const pictures = usePictures();
  const locale = useLocale();
  const pictured = usePictured();
  const digits = useKitAtomValue(digitsAtom);
  const t = useBeamText();
  const nameKind = (kind: SupportClass | LoadClass): string =>
    isSupport(kind) ? t(`support.${kind}`) : t(`load.${kind}`);
  const reader = {
    t: useText(exportMessages),
    tPanel: usePanelText(),
    unitOf: useUnitOf(),
    nameUnit: (unit: Unit): string => unitName(unit, locale),
    symbolOf: useRowSymbol(),
    nameKind,
    digits,
  };

  return async (result, format, rows) => {
    const wanted = rows === undefined ? {} : { rows };
    switch (format) {
      case 'csv':
        return toBlob(
          writeCsv(listBeamSheets(stressed(result), rows, reader), { hasComma: locale !== 'en-US' }),
          format,
        );
      case 'xlsx':
        return toBlob(writeWorkbook(listBeamSheets(stressed(result), rows, reader)).slice(), format);
      case 'svg':
        return toBlob(await pictures.toSVG(wanted), format);
      case 'png':
        return pictures.toPNG(wanted);
      case 'dxf': {
        const { L, units } = result.document;
        const figure = (await loadPictures()).layoutShown(pictured, wanted);
        return toBlob(writeBeamDxf(figure, { length: L, system: units.system }), format);
      }
      default:
        return format satisfies never;
    }
  };
}

/** A live answer has no stresses yet. */
function stressed({ document, answer }: ShownResult): Solved {
  const isKnown = answer.sets.every(({ EQ }) => EQ !== null);
  return { document, answer: isKnown ? answer : addStresses(document, answer, { include: ['eq'] }) };
}

const SUPPORTS: readonly string[] = [
  'cantilever',
  'fixed',
  'simple',
  'hinge',
  'spring',
] satisfies SupportClass[];

function isSupport(kind: SupportClass | LoadClass): kind is SupportClass {
  return SUPPORTS.includes(kind);
}

function toBlob(content: BlobPart, format: ExportFormat): Blob {
  return new Blob([content], { type: TYPES[format] });
}
