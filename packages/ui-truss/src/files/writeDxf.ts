import type { TrussCase } from '@eecs/solver-core/truss';
import { writeDrawing } from '@eecs/ui-kit/editing';

/** Writes the rods of a truss as lines of a DXF drawing, each on the layer of its cross-section. */
export function writeDxf({ joints, links, sections, units }: TrussCase): string {
  const lines = links.flatMap(({ i, j, sectionIndex }) => {
    const [a, b] = [joints[i], joints[j]];
    if (a === undefined || b === undefined) return [];
    return [{ layer: sections[sectionIndex]?.label ?? '0', places: [a, b] }];
  });
  return writeDrawing({ unit: units.system === 1 ? 'in' : 'm', lines });
}
