import {
  type ReportBlock,
  type SectionColumn,
  head,
  pickUsed,
  say,
  symbol,
  tellMass,
  tellMaterials,
  tellSections,
  tellStanding,
  tellUnits,
  tellWeight,
} from '@eecs/ui-kit/report';
import { ANCHOR } from '../editing/joints.ts';
import { isSpatial } from '../editing/isSpatial.ts';
import { AXES } from '../editing/place.ts';
import { listJoints, listLoads, listRods } from './inputTables.ts';
import { listSetTable } from './listSetTable.ts';
import type { TrussTeller } from './trussTeller.ts';
import { tellTable } from './tellTable.ts';

/** Writes the sign conventions, the units and the theory. */
export function tellConventions(teller: TrussTeller): ReportBlock[] {
  const { t, answer, words } = teller;
  return [
    head(t('part.conventions'), 2),
    say(t('conventions.axes')),
    say(t('conventions.N')),
    say(t('conventions.R')),
    say(t('conventions.theory')),
    tellUnits(['length', 'force', 'distributedLoad', 'displacement', 'stress'], {
      ...teller,
      locale: words.locale,
    }),
    ...(answer === null || answer.isReal ? [] : [say(t('conventions.bare'), 'note')]),
    teller.tellCaution(),
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
export function tellInputs(teller: TrussTeller): ReportBlock[] {
  const { t, document, answer, refusal, print } = teller;
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
    say(t('size', { joints: joints.length, rods: links.length, held })),
    ...tellStanding(verdict, t),
    ...tellMass(mass, teller),
    ...tellWeight(document, { shared: teller.shared, mass }),
    ...tellTable(listJoints(document, print), teller),
    ...tellTable(listRods(document, null, print), teller),
    ...tellTable(listLoads(document, print), teller),
    ...tellTable(listSetTable(document, print), teller),
    ...tellMaterials(
      teller,
      pickUsed(
        materials,
        links.map(({ materialIndex }) => materialIndex),
      ),
    ),
    ...tellSections(
      teller,
      pickUsed(
        sections,
        links.map(({ sectionIndex }) => sectionIndex),
      ),
      PROPERTIES,
    ),
  ];
}
