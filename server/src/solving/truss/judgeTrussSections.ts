import type { CaseSection } from '@eecs/solver-core/rules';
import type { TrussCase, TrussReading } from '@eecs/solver-core/truss';
import { judgeCaseSections, type HeldVerdict, type SectionStatus } from '@eecs/solver-core/truss-rules';
import { fillBroken, judgeSections, within, type IsPath, type SectionPaths } from '../judgeSections.ts';

type Field = keyof TrussCase;

/** Loads are listed in the joints and links that carry them. */
const isOfLoad: IsPath = (path) => /^\/(?:joints|links)\/\d+\/loads(?:\/|$)/.test(path);
const isOfStructure: IsPath = (path) => within('joints', 'links')(path) && !isOfLoad(path);

const constants = within('materials', 'sections', 'units');
const actions: IsPath = (path) =>
  constants(path) || within('joints', 'links', 'caseSets', 'selfWeight')(path);
const nothing: IsPath = () => false;

/** The fields on which the status of each section depends: its own, and those of other sections. */
const PATHS: Readonly<Record<CaseSection, SectionPaths>> = {
  initialData: { own: within('title', 'description'), others: nothing },
  constraints: { own: isOfStructure, others: nothing },
  realConstants: { own: within('materials', 'sections'), others: constants },
  crossSectionsAndMaterials: { own: within('sections', 'materials'), others: constants },
  sections: { own: nothing, others: (path) => constants(path) || isOfStructure(path) },
  loadCases: { own: within('caseSets'), others: actions },
  loads: { own: isOfLoad, others: actions },
};

/** Judges the seven sections of a truss as far as its document could be read. */
export function judgeTrussSections(
  reading: TrussReading,
  verdict: HeldVerdict | null,
): readonly SectionStatus[] {
  const isWhole = (field: string) => reading.isWhole(field as Field);
  const { document, failures } = reading;
  // If all joints and links could be read, those loads are kept that could be read, too.
  const own = isStructureWhole(reading) ? withoutHoles(document) : { joints: [], links: [] };
  const filled = failures.length === 0 ? document : fillBroken(document, isWhole, own);
  const judged = judgeCaseSections(filled, verdict);
  return judgeSections(judged, { failures, isWhole }, PATHS);
}

/**
 * Returns whether all joints and links could be read, although perhaps not all of their loads; the stability can then
 * be judged.
 */
export function isStructureWhole({ failures }: TrussReading): boolean {
  return !failures.some(({ path }) => isOfStructure(path));
}

/** Omits the loads that could not be read. */
function withoutHoles({ joints, links }: TrussCase): Pick<TrussCase, 'joints' | 'links'> {
  const found = <Load>(loads: readonly Load[]): Load[] => loads.filter(() => true);
  return {
    joints: joints.map((joint) => ({ ...joint, loads: found(joint.loads) })),
    links: links.map((link) => ({ ...link, loads: found(link.loads) })),
  };
}
