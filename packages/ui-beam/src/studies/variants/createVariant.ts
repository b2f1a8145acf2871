import type { BeamCase } from '@eecs/solver-core';
import { type DiagramUnder, diagramPaths } from '@eecs/ui-kit';
import { type ResultRow, type Solved, pickDiagram } from '../../naming/resultRows.ts';
import { beamKind } from '../../state/beamKind.ts';
import type { Variant, VariantSource } from '../../state/variant.ts';

/** Makes a variant of a solved beam, in the units of the beam it is compared with. */
export function createVariant(
  source: VariantSource,
  solved: Solved,
  { units, isReal }: BeamCaseLike,
): Variant {
  const { document, answer } = toUnits(solved, units.system);
  const known = new Map<string, DiagramUnder | undefined>();
  return {
    source,
    document,
    answer,
    drawUnder: (row, index) => {
      // Displacements for EI = 1 have no scale in common with real ones.
      if (row.real !== row.scaled && answer.isReal !== isReal) return undefined;
      const key = `${row.id} ${index}`;
      if (!known.has(key)) known.set(key, drawUnder(row, { document, answer }, index));
      return known.get(key);
    },
  };
}

/** The facts about the beam that a variant is compared with: its units, and whether its displacements are real. */
export interface BeamCaseLike extends Pick<BeamCase, 'units'> {
  readonly isReal: boolean;
}

function toUnits(solved: Solved, system: BeamCase['units']['system']): Solved {
  const from = solved.document.units.system;
  if (from === system) return solved;
  const document = beamKind.toSystem(solved.document, system);
  return { document, answer: beamKind.answerToSystem(solved.answer, from, document) };
}

/** The last case set of a variant with fewer sets lies under those that it lacks. */
function drawUnder(row: ResultRow, solved: Solved, index: number): DiagramUnder | undefined {
  const last = solved.answer.sets.length - 1;
  const diagram = pickDiagram(row, solved, { index: Math.min(index, last), isPassing: true });
  if (diagram === null) return undefined;
  return {
    low: diagram.min.value,
    high: diagram.max.value,
    draw: (scales) => {
      const { curve } = diagramPaths(diagram, { ...scales, pitchPx: Infinity });
      const d = curve.positive + curve.negative;
      return [{ key: 'ghost', tag: 'path', attributes: { 'data-role': 'ghost', d } }];
    },
  };
}
