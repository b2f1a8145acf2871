import type { BeamCase } from '@eecs/solver-core';
import { type DiagramUnder, diagramPaths } from '@eecs/ui-kit';
import { type ResultRow, type Solved, pickDiagram } from '../../naming/resultRows.ts';
import { beamKind } from '../../state/beamKind.ts';
import type { Variant, VariantSource } from '../../state/variant.ts';

/** Creates a variant of a solved beam, in the units of the beam with which it is compared. */
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
      // Displacements for EI = 1 and real ones have no common scale.
      if (row.real !== row.scaled && answer.isReal !== isReal) return undefined;
      const key = `${row.id} ${index}`;
      if (!known.has(key)) known.set(key, drawUnder(row, { document, answer }, index));
      return known.get(key);
    },
  };
}

/** The properties of the beam with which a variant is compared: its units, and whether its displacements are real. */
export interface BeamCaseLike extends Pick<BeamCase, 'units'> {
  readonly isReal: boolean;
}

function toUnits(solved: Solved, system: BeamCase['units']['system']): Solved {
  const from = solved.document.units.system;
  if (from === system) return solved;
  const document = beamKind.toSystem(solved.document, system);
  return { document, answer: beamKind.answerToSystem(solved.answer, from, document) };
}

/** If a variant has fewer sets, its last one is drawn under the surplus ones. */
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
