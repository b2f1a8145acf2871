import type { FrameCase, FrameFix } from '@eecs/solver-core/frame';
import type { Edit } from './edit.ts';
import { setSupport } from './joints.ts';
import { setEndMoment } from './members.ts';

/** Returns the edit that prevents a motion: a joint gets a support, or a hinge is closed. */
export function applyFix(document: FrameCase, fix: FrameFix): Edit {
  return fix.code === 'closeHinge'
    ? setEndMoment(document, fix.member, {
        end: fix.edit.path.split('/')[4] === 'i' ? 'i' : 'j',
        moment: null,
      })
    : setSupport(document, new Set([fix.joint]), fix.edit.value.className);
}
