import type { BeamPart, TransferredForce, Tree, UnitSystem } from '../src/index.ts';
import { formatPlace } from './formatPlace.ts';
import { formatResult, headed } from './formatResult.ts';
import { formatTable } from './formatTable.ts';

/**
 * Formats the floor plan of a hinged beam: its parts with tier and order of solution, the supports and parts that each
 * rests on, and the forces on the part in the hinges at its ends. Parts, like supports, are counted from 1.
 */
export function formatFloorPlan({ bms }: Tree, system: UnitSystem): string {
  const head = [
    'part',
    'from',
    'to',
    'tier',
    'solved',
    'supports',
    'rests on',
    'carries',
    headed('left axial', 'force', system),
    headed('normal', 'force', system),
    headed('right axial', 'force', system),
    headed('normal', 'force', system),
  ];
  const rows = bms.map((part: BeamPart) => [
    String(part.id + 1),
    formatPlace(part.x0, system),
    formatPlace(part.x1, system),
    String(part.tier),
    String(part.order + 1),
    counted(part.supports),
    counted(part.restsOn),
    counted(part.carries),
    ...formatTransferred(part.left, system),
    ...formatTransferred(part.right, system),
  ]);
  return formatTable(head, rows);
}

function counted(indexes: readonly number[]): string {
  return indexes.length === 0 ? '-' : indexes.map((index) => index + 1).join(' ');
}

function formatTransferred(force: TransferredForce | null, system: UnitSystem): string[] {
  if (force === null) return ['-', '-'];
  return [formatResult(force.axial, 'force', system), formatResult(force.normal, 'force', system)];
}
