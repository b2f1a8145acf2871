import { type ReportBlock, describeGiven, describeSigns } from '@eecs/ui-kit/report';
import { ANCHOR } from '../editing/joints.ts';
import { isSpatial } from '../editing/isSpatial.ts';
import { AXES } from '../editing/place.ts';
import { listJoints, listLoads, listRods } from './inputTables.ts';
import { listSetTable } from './listSetTable.ts';
import type { TrussReportContext } from './trussReportContext.ts';
import { describeTable } from './describeTable.ts';

/** Writes the sign conventions, the units and the theory. */
export function describeConventions(context: TrussReportContext): ReportBlock[] {
  const { t } = context;
  return [
    ...describeSigns(context, {
      lines: (['axes', 'N', 'R', 'theory'] as const).map((one) => t(`conventions.${one}`)),
      quantities: ['length', 'force', 'distributedLoad', 'displacement', 'stress'],
      bare: t('conventions.bare'),
    }),
    context.describeCaution(),
  ];
}

/** Writes the given data: size and stability of the truss, joints, rods, loads, case sets and constants. */
export function describeInputs(context: TrussReportContext): ReportBlock[] {
  const { t, document, print } = context;
  const { joints, links } = document;
  const axes = isSpatial(document) ? AXES : AXES.slice(0, 2);
  const held = joints.reduce(
    (sum, { anchor }) => sum + axes.filter((axis) => (anchor & ANCHOR[axis]) !== 0).length,
    0,
  );
  return describeGiven(context, {
    size: t('size', { joints: joints.length, rods: links.length, held }),
    tables: [
      ...describeTable(listJoints(document, print), context),
      ...describeTable(listRods(document, null, print), context),
      ...describeTable(listLoads(document, print), context),
      ...describeTable(listSetTable(document, print), context),
    ],
    used: {
      materials: links.map(({ materialIndex }) => materialIndex),
      sections: links.map(({ sectionIndex }) => sectionIndex),
      properties: ['A', 'Iy', 'Iz', 'iy', 'iz'],
    },
  });
}
