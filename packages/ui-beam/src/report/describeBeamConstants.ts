import {
  type ReportBlock,
  head,
  listTable,
  numberColumn,
  textBlock,
  symbol,
  describeConstants,
  wordColumn,
} from '@eecs/ui-kit/report';
import type { BeamReportContext } from './beamReportContext.ts';

/** Writes the materials and cross-sections of the beam, and which section uses which. */
export function describeBeamConstants(context: BeamReportContext): ReportBlock[] {
  const { beamSections } = context.document;
  return [
    ...describeConstants(context, {
      materials: beamSections.map(({ materialIndex }) => materialIndex),
      sections: beamSections.map(({ crossSectionIndex }) => crossSectionIndex),
      properties: ['A', 'Iy', 'Iz', 'It', 'WyTop'],
    }),
    ...describeParts(context),
  ];
}

function describeParts(context: BeamReportContext): ReportBlock[] {
  const { document, t, format, typed } = context;
  const { beamSections, materials, sections, L } = document;
  if (beamSections.length === 0) return [textBlock(t('none.beamSections'), 'note')];
  const rows = beamSections.map((part, index) => ({
    part,
    x0: Math.min(L, index === 0 ? 0 : (beamSections[index - 1]?.x ?? 0)),
  }));
  return [
    head(t('beamSections')),
    listTable(
      rows,
      [
        {
          column: wordColumn(t('column.range')),
          write: ({ part, x0 }) => `${format.place(x0)} – ${format.place(part.x)}`,
        },
        {
          column: wordColumn(t('column.material')),
          write: ({ part }) => materials[part.materialIndex]?.name ?? t('unassigned'),
        },
        {
          column: wordColumn(t('column.section')),
          write: ({ part }) => sections[part.crossSectionIndex]?.label ?? t('unassigned'),
        },
        {
          column: wordColumn(t('column.turn')),
          write: ({ part: { alpha, flip } }) =>
            [...(alpha === 0 ? [] : [typed(alpha, 'angle')]), ...(flip ? [t('flipped')] : [])].join(', '),
        },
        {
          column: numberColumn(context, 'linearMass', symbol('m')),
          write: ({ part: { mass } }) =>
            mass === undefined || mass === 0 ? '' : typed(mass, 'linearMass', false),
        },
      ],
      t('beamSections'),
    ),
  ];
}
