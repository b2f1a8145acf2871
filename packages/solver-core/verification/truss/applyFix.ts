import type { JudgedTruss } from '../../src/truss/verdict/facts/judgedTruss.ts';
import type { TrussFix } from '../../src/truss/verdict/explanation/trussFix.ts';

/** Makes one edit of a document, as JSON Patch would. */
export function applyFix(truss: JudgedTruss, { code, edit }: TrussFix): JudgedTruss {
  if (code === 'addLink') return { ...truss, links: [...truss.links, edit.value] };
  const joint = Number(edit.path.split('/')[2]);
  return {
    ...truss,
    joints: truss.joints.map((one, k) => (k === joint ? { ...one, anchor: edit.value } : one)),
  };
}
