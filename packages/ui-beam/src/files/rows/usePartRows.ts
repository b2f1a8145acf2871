import type { BeamSection } from '@eecs/solver-core';
import { useKitStore, useLocale, useSetKitAtom, useUnitOf } from '@eecs/ui-kit';
import { type RowExchange, limitFound, toRowsRead, useStandards } from '@eecs/ui-kit/editor';
import { lengthenFirst } from '../../editing/lengthenFor.ts';
import { documentAtom, limitsAtom } from '../../state/sessionAtoms.ts';
import { applyEditAtom } from '../../state/sessionVerbs.ts';
import { listNamedParts, readPartRows } from './partRows.ts';
import { readLengthened } from './reach.ts';
import { takeParts, withStandards } from './takeRows.ts';
import { useCellWriter } from './useCellWriter.ts';
import { useColumnName } from './useColumnName.ts';
import { useLengthening } from './useLengthening.ts';

const KEYS = ['end', 'material', 'section', 'angle', 'flip', 'mass'] as const;

/** Returns the reader and writer of sections of a beam as rows of a spreadsheet. */
export function usePartRows(): RowExchange {
  const locale = useLocale();
  const store = useKitStore();
  const unitOf = useUnitOf();
  const edit = useSetKitAtom(applyEditAtom);
  const { write, writeBriefly } = useCellWriter();
  const offerLength = useLengthening();
  const { nameOf: nameColumn, yes } = useColumnName('part');
  const findStandards = useStandards();
  const cellsOf = (
    part: BeamSection,
    written: typeof write,
    { materials, sections } = store.get(documentAtom),
  ): readonly string[] => {
    const { x, materialIndex, crossSectionIndex, alpha, flip, mass } = part;
    return [
      written(x, 'length'),
      materials[materialIndex]?.name ?? '',
      sections[crossSectionIndex]?.label ?? '',
      alpha === 0 ? '' : written(alpha, 'angle'),
      flip ? yes : '',
      mass === undefined ? '' : written(mass, 'linearMass'),
    ];
  };
  const head = KEYS.map(nameColumn);
  return {
    columns: head,
    headings: [nameColumn('length')],
    replaces: true,
    room: () => store.get(limitsAtom).beamSections,
    write: () => ({
      head,
      words: [KEYS.indexOf('material'), KEYS.indexOf('section')],
      rows: store.get(documentAtom).beamSections.map((part) => cellsOf(part, write)),
    }),
    read: (text) => {
      const document = store.get(documentAtom);
      const { system } = document.units;
      const known = findStandards(listNamedParts(text, document), system);
      const limits = store.get(limitsAtom);
      const standards = {
        materials: limitFound(known.materials, { items: document.materials, most: limits.materials }),
        sections: limitFound(known.sections, { items: document.sections, most: limits.sections }),
      };
      const reading = { system, locale, unitOf, standards };
      const grown = withStandards(document, standards);
      const found = readLengthened(grown, (beam) => readPartRows(text, beam, reading));
      if (found === null) return null;
      const { read, length } = found;
      return toRowsRead(read, {
        needs: offerLength(length),
        listCells: (part) => cellsOf(part, writeBriefly, grown),
        take: (parts) =>
          edit((now) =>
            lengthenFirst(withStandards(now, standards), length, (beam) => takeParts(beam, parts)),
          ),
      });
    },
  };
}
