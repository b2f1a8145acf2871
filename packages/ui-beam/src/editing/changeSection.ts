import type { BeamCase, CrossSection, Material } from '@eecs/solver-core';
import { type Edit, plainEdit } from './edit.ts';
import { createGenericSection, createOutline, createSteel } from './firstConstants.ts';

/** The numbers of a section that this editor offers: of a generic one, and of an I or H outline. */
export type SectionNumber = 'A' | 'Iy' | 'h' | 'b' | 'tw' | 'tf' | 'r1';

/** Changes one number of a cross-section, found by its index. It is no longer the one of a catalogue: its name goes. */
export function changeSection(document: BeamCase, index: number, key: SectionNumber, value: number): Edit {
  const section = document.sections[index];
  if (section === undefined || section[key] === value) return plainEdit(document);
  return replaceSection(document, index, { ...section, label: '', [key]: value });
}

/** Makes an outline or a generic section of one, found by its index. The first numbers are those of IPE 200. */
export function changeSectionShape(
  document: BeamCase,
  index: number,
  className: 'generic' | 'hsection',
): Edit {
  const section = document.sections[index];
  if (section === undefined || section.className === className) return plainEdit(document);
  return replaceSection(document, index, createSection(document, className));
}

/** Changes the elastic modulus of a material, found by its index. The name it had goes: it is another material. */
export function changeModulus(document: BeamCase, index: number, modulus: number): Edit {
  const material = document.materials[index];
  if (material === undefined || material.E === modulus) return plainEdit(document);
  const materials = document.materials.map((other, at) =>
    at === index ? withModulus(other, modulus) : other,
  );
  return plainEdit({ ...document, materials });
}

/** E, G and nu hang together: nu stays, and a G that was written down is left to follow from them. */
function withModulus(material: Material, modulus: number): Material {
  if (material.G === undefined || material.nu === undefined) return { ...material, name: '', E: modulus };
  const { G: _follows, ...rest } = material;
  return { ...rest, name: '', E: modulus };
}

/** Gives the whole beam a first section and material where it has none. */
export function addSection(document: BeamCase): Edit {
  const sections = [...document.sections, createSection(document, 'hsection')];
  const materials = document.materials.length > 0 ? document.materials : [createSteel(document.units.system)];
  const bare = { materialIndex: 0, crossSectionIndex: sections.length - 1, alpha: 0, flip: false };
  const beamSections =
    document.beamSections.length > 0
      ? document.beamSections.map((section) => ({
          ...section,
          materialIndex: section.materialIndex < 0 ? 0 : section.materialIndex,
          crossSectionIndex: section.crossSectionIndex < 0 ? sections.length - 1 : section.crossSectionIndex,
        }))
      : [{ ...bare, x: document.L }];
  return plainEdit({ ...document, sections, materials, beamSections });
}

function replaceSection(document: BeamCase, index: number, section: CrossSection): Edit {
  return plainEdit({
    ...document,
    sections: document.sections.map((other, at) => (at === index ? section : other)),
  });
}

function createSection(document: BeamCase, className: 'generic' | 'hsection'): CrossSection {
  const { system } = document.units;
  return className === 'generic' ? createGenericSection(system) : createOutline(system);
}
