import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { sectionProperties } from '../../sections/sectionProperties.ts';

/** What the rods of one material and one cross-section can bear; null where the document does not say. */
export interface LinkCapacity {
  /** Strengths in MPa or psi. */
  readonly tension: number | null;
  readonly compression: number | null;
  /** The smallest flexural stiffness about any axis, E·Iv; MPa·cm4 or psi·in4. */
  readonly EIv: number | null;
}

/** Returns what each link can bear. Links of the same material and section share one object. */
export function linkCapacities({ links, materials, sections, units }: TrussCase): LinkCapacity[] {
  const Iv = sections.map((section) => {
    const result = sectionProperties(section, units.system);
    return result.ok && result.properties.Iv > 0 ? result.properties.Iv : null;
  });
  const found = new Map<number, LinkCapacity>();
  return links.map(({ materialIndex, sectionIndex }) => {
    const key = (materialIndex + 1) * (sections.length + 1) + sectionIndex + 1;
    const known = found.get(key);
    if (known) return known;
    const { E, strength } = materials[materialIndex] ?? {};
    const least = Iv[sectionIndex] ?? null;
    const capacity: LinkCapacity = {
      tension: strength?.tension ?? null,
      compression: strength?.compression ?? null,
      EIv: E !== undefined && least !== null ? E * least : null,
    };
    found.set(key, capacity);
    return capacity;
  });
}
