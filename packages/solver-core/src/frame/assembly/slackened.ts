import type { FrameModel } from './frameModel.ts';

/** Releases the axial force of slack members at joint i; they are given by their indexes. */
export function slackened(model: FrameModel, slack: readonly number[]): FrameModel {
  if (slack.length === 0) return model;
  const isSlack = new Set(slack);
  const members = model.members.map((member, k) =>
    isSlack.has(k) ? { ...member, ends: { ...member.ends, i: { ...member.ends.i, isFreeN: true } } } : member,
  );
  return { ...model, members };
}
