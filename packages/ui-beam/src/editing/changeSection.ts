import type { BeamCase, CrossSection, Material } from '@eecs/solver-core';
import { type Edit, plainEdit } from './edit.ts';

/** The numbers of a section that this editor offers: of a generic one, and of an I or H outline. */
export type SectionNumber = 'A' | 'Iy' | 'h' | 'b' | 'tw' | 'tf' | 'r1';

/** Changes one number of a cross-section, found by its index. */
export function changeSection(document: BeamCase, index: number, key: SectionNumber, value: number): Edit {
  const section = document.sections[index];
  if (section === undefined || section[key] === value) return plainEdit(document);
  return replaceSection(document, index, { ...section, [key]: value });
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

/** Changes the elastic modulus of a material, found by its index. */
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
  if (material.G === undefined || material.nu === undefined) return { ...material, E: modulus };
  const { G: _follows, ...rest } = material;
  return { ...rest, E: modulus };
}

/** Gives the whole beam a first section and material where it has none. */
export function addSection(document: BeamCase): Edit {
  const sections = [...document.sections, createSection(document, 'hsection')];
  const materials = document.materials.length > 0 ? document.materials : [createSteel(document)];
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
  const isUS = document.units.system === 1;
  if (className === 'generic') {
    return isUS
      ? { className, label: 'Section', A: 4.42, Iy: 46.6, Iz: 3.42 }
      : { className, label: 'Section', A: 28.5, Iy: 1943, Iz: 142.4 };
  }
  return isUS
    ? { className, label: 'W8x15', h: 8.11, b: 4.015, tw: 0.245, tf: 0.315, r1: 0.3 }
    : { className, label: 'IPE 200', h: 200, b: 100, tw: 5.6, tf: 8.5, r1: 12 };
}

function createSteel(document: BeamCase): Material {
  return document.units.system === 1
    ? { name: 'A992', E: 29e6, nu: 0.3, rho: 0.2836, alpha: 6.5e-6, color: 'grey' }
    : { name: 'S235', E: 210000, nu: 0.3, rho: 7850, alpha: 1.2e-5, color: 'grey' };
}
