import type { FrameCase } from '../model/frame/frameDocument.ts';
import { assembleFrame } from './assembly/assembleFrame.ts';
import type { FrameVerdict } from './verdict/frameVerdict.ts';
import { judgeFrameModel } from './verdict/judgeFrameModel.ts';
import { checkFrameGeometry } from './assembly/checkFrameGeometry.ts';

/**
 * Decides whether a frame is stable from its joints, members, releases and supports alone; returns null if these do not
 * form a frame.
 *
 * Exact for ordinary sizes. Loads, materials and cross-sections are ignored.
 *
 * @example judgeFrame(document)?.status // 'determinate'
 */
export function judgeFrame(document: FrameCase): FrameVerdict | null {
  if (checkFrameGeometry(document).length > 0) return null;
  const members = document.members.map((member) => ({
    ...member,
    materialIndex: -1,
    crossSectionIndex: -1,
    loads: [],
    dL: 1,
  }));
  const joints = document.joints.map((joint) => ({ ...joint, loads: [] }));
  const { model } = assembleFrame({ ...document, joints, members }, { isJudged: true });
  return model && judgeFrameModel(model);
}
