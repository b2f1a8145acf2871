import { solveFrame } from '@eecs/solver-core/frame';
import { measure } from './calibration.ts';
import { rounded, verdict } from './verdict.ts';

/** Bar for 1000 members from the document to all results, ms on the machine whose calibration loop takes 14 ms. */
const BAR_MS = 8;
const CALIBRATION_OF_BAR_MS = 14;
/** Greatest growth of the time for each member up to the largest frame. */
const GROWTH_BAR = 1.5;
const PLAIN = { include: [] } as const;
/** Numbers of bays, storeys and runs. */
const SIZES = [
  [6, 8, 100],
  [16, 30, 30],
  [80, 124, 3],
] as const;

/**
 * Times frames of 100, 1000 and 20 000 members from their documents to all results without checks, one case set with a
 * load on each beam: the fastest run of each, and the growth of the time for each member compared with 1000 members.
 */
export function benchFrames(calibrationMs: number): object[] {
  const rows = SIZES.map(([bays, storeys, runs]) => {
    const document = createBuilding(bays, storeys);
    solveOrThrow(document);
    const [fastest = NaN] = measure(runs, () => {
      solveOrThrow(document);
    });
    return { members: document.members.length, fastest };
  });
  const middle = rows[1]!;
  const perMember = middle.fastest / middle.members;
  const bar = (BAR_MS * calibrationMs) / CALIBRATION_OF_BAR_MS;
  return rows.map(({ members, fastest }, k) => {
    const growth = fastest / members / perMember;
    return {
      'frame of members': members,
      'min ms': rounded(fastest),
      'µs a member': rounded((1000 * fastest) / members),
      '8 ms for 1000': k === 1 ? verdict((fastest * 1000) / members, bar) : '',
      growth: k > 1 ? verdict(growth, GROWTH_BAR) : rounded(growth),
    };
  });
}

function solveOrThrow(document: object): void {
  const answer = solveFrame(document, PLAIN);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures.slice(0, 3)));
}

/** A building frame with clamped feet: a uniform load on each beam and wind at each storey. */
export function createBuilding(
  bays: number,
  storeys: number,
): { readonly joints: object[]; readonly members: object[] } {
  const wide = bays + 1;
  const joints = Array.from({ length: wide * (storeys + 1) }, (_, k) => ({
    x: 6 * (k % wide),
    y: 3.5 * Math.floor(k / wide),
    ...(k < wide && { support: { className: 'cantilever' } }),
    ...(k >= wide && k % wide === 0 && { loads: [{ className: 'AxialLoad', c: [12_000] }] }),
  }));
  const members: object[] = [];
  const add = (i: number, j: number, loads: object[]): void => {
    members.push({ i, j, loads, materialIndex: 0, crossSectionIndex: 0 });
  };
  for (let storey = 1; storey <= storeys; storey++)
    for (let k = 0; k < wide; k++) {
      const joint = storey * wide + k;
      add(joint - wide, joint, []);
      if (k < bays) add(joint, joint + 1, [{ className: 'DistributedLoad', y: [-2e4, -2e4, -2e4] }]);
    }
  const constants = {
    materials: [{ name: 'steel', E: 210_000, nu: 0.3 }],
    sections: [{ className: 'generic', label: 'column', A: 50, Iy: 8000, Iz: 600 }],
  };
  return { schema: 1, joints, members, ...constants } as { joints: object[]; members: object[] };
}
