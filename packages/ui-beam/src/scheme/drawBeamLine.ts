import { type BeamCase, completeConstants, computeBasics } from '@eecs/solver-core';
import { startOf } from '../editing/beamParts.ts';
import { createMark, type Mark, px } from '@eecs/ui-kit/layout';
import { SECTION_COLORS } from './sectionColors.ts';

/** Height of the stiffest section, and the least height, px. */
const HEIGHT_PX = { tallest: 8, least: 3 };
/** Half the length of a tick where two sections meet. */
const TICK_PX = 9;
/** The axis extends this far beyond the ends of the beam. */
const AXIS_PX = 24;

type Sections = Pick<BeamCase, 'beamSections' | 'materials' | 'sections' | 'units' | 'L'>;

/**
 * Draws the axis and the beam on it. If the beam has several sections, the height of each represents its bending
 * stiffness: a section of the same shape with half the depth is drawn half as tall. Equal ones have one colour, and all
 * sections of a colour are one mark.
 */
export function drawBeamLine(
  document: Sections,
  { toX, axisY }: { readonly toX: (x: number) => number; readonly axisY: number },
): readonly Mark[] {
  const { L, beamSections } = document;
  const [start, end] = [toX(0), toX(L)];
  const marks = [
    createMark('axis', 'axis', `M${px(start - AXIS_PX)} ${px(axisY)}H${px(end + AXIS_PX)}`),
    createMark('beam', 'beam', `M${px(start)} ${px(axisY)}H${px(end)}`),
  ];
  if (beamSections.length < 2) return marks;
  const stiffnesses = beamSections.map((_, index) => computeStiffness(document, index));
  const stiffest = Math.max(...stiffnesses);
  const kinds: string[] = [];
  const paths: string[] = [];
  let ticks = '';
  beamSections.forEach((part, index) => {
    const x0 = toX(Math.min(L, startOf(beamSections, index)));
    const x1 = toX(Math.min(L, part.x));
    if (!(x1 > x0)) return;
    const kind = `${part.materialIndex} ${part.crossSectionIndex} ${part.alpha} ${part.flip}`;
    if (!kinds.includes(kind)) kinds.push(kind);
    const color = kinds.indexOf(kind) % SECTION_COLORS.length;
    const share = stiffest === 0 ? 0 : ((stiffnesses[index] ?? 0) / stiffest) ** (1 / 4);
    const half = Math.max(HEIGHT_PX.least, HEIGHT_PX.tallest * share) / 2;
    paths[color] =
      (paths[color] ?? '') + `M${px(x0)} ${px(axisY - half)}H${px(x1)}V${px(axisY + half)}H${px(x0)}Z`;
    if (index > 0) ticks += `M${px(x0)} ${px(axisY - TICK_PX)}V${px(axisY + TICK_PX)}`;
  });
  return [
    ...marks,
    ...paths.map((d, color) => createMark(`section-${color}`, 'section', d, SECTION_COLORS[color])),
    createMark('section-ticks', 'dimension', ticks),
  ];
}

/** Returns E·I of a section in the document's units, without its rotation; 0 if unknown. */
function computeStiffness({ beamSections, materials, sections, units }: Sections, index: number): number {
  const part = beamSections[index];
  const E = completeConstants(materials[part?.materialIndex ?? -1] ?? {}).E ?? 0;
  const section = sections[part?.crossSectionIndex ?? -1];
  const result = section === undefined ? null : computeBasics(section, units.system);
  return result?.ok === true ? E * result.basics.Iy : 0;
}
