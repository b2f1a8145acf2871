import {
  type ReportBlock,
  type SectionColumn,
  head,
  pickUsed,
  textBlock,
  symbol,
  describeMass,
  describeMaterials,
  describeSections,
  describeStanding,
  describeUnits,
  describeWeight,
} from '@eecs/ui-kit/report';
import { ANCHOR } from '../editing/joints.ts';
import { isSpatial } from '../editing/isSpatial.ts';
import { AXES } from '../editing/place.ts';
import { listJoints, listLoads, listRods } from './inputTables.ts';
import { listSetTable } from './listSetTable.ts';
import type { TrussReportContext } from './trussReportContext.ts';
import { describeTable } from './describeTable.ts';

/** Writes the sign conventions, the units and the theory. */
export function describeConventions(context: TrussReportContext): ReportBlock[] {
  const { t, answer, words } = context;
  return [
    head(t('part.conventions'), 2),
    textBlock(t('conventions.axes')),
    textBlock(t('conventions.N')),
    textBlock(t('conventions.R')),
    textBlock(t('conventions.theory')),
    describeUnits(['length', 'force', 'distributedLoad', 'displacement', 'stress'], {
      ...context,
      locale: words.locale,
    }),
    ...(answer === null || answer.isReal ? [] : [textBlock(t('conventions.bare'), 'note')]),
    context.describeCaution(),
  ];
}

const PROPERTIES: readonly SectionColumn[] = [
  { quantity: 'area', symbol: symbol('A'), name: 'A' },
  { quantity: 'secondMoment', symbol: symbol('I', 'y'), name: 'Iy' },
  { quantity: 'secondMoment', symbol: symbol('I', 'z'), name: 'Iz' },
  { quantity: 'sectionDimension', symbol: symbol('i', 'y'), name: 'iy' },
  { quantity: 'sectionDimension', symbol: symbol('i', 'z'), name: 'iz' },
];

/** Writes the given data: size and stability of the truss, joints, rods, loads, case sets and constants. */
export function describeInputs(context: TrussReportContext): ReportBlock[] {
  const { t, document, answer, refusal, print } = context;
  const verdict = answer?.verdict ?? refusal?.verdict;
  const { joints, links, materials, sections } = document;
  const axes = isSpatial(document) ? AXES : AXES.slice(0, 2);
  const held = joints.reduce(
    (sum, { anchor }) => sum + axes.filter((axis) => (anchor & ANCHOR[axis]) !== 0).length,
    0,
  );
  const mass = answer?.totalMass ?? 0;
  return [
    head(t('part.inputs'), 2),
    textBlock(t('size', { joints: joints.length, rods: links.length, held })),
    ...describeStanding(verdict, t),
    ...describeMass(mass, context),
    ...describeWeight(document, { shared: context.shared, mass }),
    ...describeTable(listJoints(document, print), context),
    ...describeTable(listRods(document, null, print), context),
    ...describeTable(listLoads(document, print), context),
    ...describeTable(listSetTable(document, print), context),
    ...describeMaterials(
      context,
      pickUsed(
        materials,
        links.map(({ materialIndex }) => materialIndex),
      ),
    ),
    ...describeSections(
      context,
      pickUsed(
        sections,
        links.map(({ sectionIndex }) => sectionIndex),
      ),
      PROPERTIES,
    ),
  ];
}
