import type { Train } from './train.ts';

/**
 * Converts a train from newtons and metres to other units, given a metre and a newton in them.
 *
 * @example scaleTrain(train, { length: 1 / 0.0254, force: 1 / 4.4482216152605 }) // inches and pounds
 */
export function scaleTrain(
  train: Train,
  { length: long, force }: { readonly length: number; readonly force: number },
): Train {
  const { groups, lane } = train;
  const spread = force / long;
  return {
    ...train,
    groups: groups.map(({ axles, patches, gap }) => ({
      axles: axles.map(({ load, behind }) => ({ load: force * load, behind: long * behind })),
      ...(patches && {
        patches: patches.map(({ load, behind, length }) => ({
          load: spread * load,
          behind: long * behind,
          length: long * length,
        })),
      }),
      ...(gap && { gap: [long * gap[0], long * gap[1]] as const }),
    })),
    ...(lane && {
      lane: { load: spread * lane.load, ...(lane.clear !== undefined && { clear: long * lane.clear }) },
    }),
  };
}
