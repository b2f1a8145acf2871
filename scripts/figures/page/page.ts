import { type Ref, createElement, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { type BeamCase, parseCase, solveBeam } from '@eecs/solver-core';
import { BeamEditor, type BeamEditorHandle } from '@eecs/ui-beam';
import { calibrate, measure } from '../../../packages/solver-core/bench/calibration.ts';
import { BEAM_FAMILIES, createBeamWorkload } from '../../../packages/solver-core/bench/workloads.ts';
import { type FrameLog, createFrameLog } from './frameLog.ts';

/** Functions and values that the measuring script uses in the page. */
export interface FiguresPage {
  readonly handle: Ref<BeamEditorHandle>;
  readonly log: FrameLog;
  readonly calibrate: () => number;
  /** Times preview solves, each of another document; returns ms, ascending. */
  readonly timePreviews: (runs: number) => number[];
}

declare global {
  interface Window {
    figures?: FiguresPage;
  }
}

const BEAMS = {
  '3 spans': BEAM_FAMILIES['beam-small'],
  '20 spans, 100 loads': { spans: 20, loads: 100, sets: 1, hinges: 0, sections: 3 },
} as const;

const asked = new URLSearchParams(location.search);
const wanted = asked.get('beam') as keyof typeof BEAMS;
const parsed = parseCase(createBeamWorkload(BEAMS[wanted], 1));
if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
const beam = asked.has('outlined') ? outline(parsed.document) : parsed.document;

const handle = createRef<BeamEditorHandle>();
window.figures = {
  handle,
  log: createFrameLog(),
  calibrate,
  timePreviews: (runs) => {
    let turn = 0;
    return measure(runs, () => solveBeam(vary(beam, (turn += 1)), { include: [], mohr: [] }));
  },
};

const place = document.getElementById('editor');
if (place !== null) {
  createRoot(place).render(createElement(BeamEditor, { ref: handle, defaultValue: beam, theme: 'light' }));
}

/** Returns the same beam of steel with sections that have outlines, because stresses need one. */
function outline(document: BeamCase): BeamCase {
  return {
    ...document,
    materials: document.materials.map((material) => ({ ...material, E: 210_000, nu: 0.3 })),
    sections: document.sections.map(({ label }, at) => ({
      className: 'hsection' as const,
      label,
      h: 300 + 50 * at,
      b: 150,
      tw: 7,
      tf: 11,
      r1: 15,
    })),
  };
}

/** Returns the same beam with a slightly larger first load, so that no cache has the answer. */
function vary(document: BeamCase, turn: number): BeamCase {
  const [first, ...others] = document.loads;
  if (first === undefined || !('c' in first)) return document;
  const c = first.c.map((value) => value * (1 + turn * 1e-6)) as unknown as typeof first.c;
  return { ...document, loads: [{ ...first, c }, ...others] };
}
