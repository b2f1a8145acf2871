import { createTruss } from './generatedTruss.ts';
import type { Generated } from './generatedTruss.ts';
import { checkGirder, listBottomJoints, listChord, listPanelPoints } from './girder.ts';
import type { GirderOptions } from './girder.ts';

/** Dimensions of a K truss, which has one span. */
export interface KOptions extends Omit<GirderOptions, 'spans'> {
  readonly span: number;
}

/**
 * Generates a K truss: all verticals except the middle one have a joint at half their height, from which two diagonals
 * run to the ends of the next vertical towards the middle.
 *
 * `panels` n even, at least 4: 3·n - 2 joints, 6·n - 7 links, statically determinate. Fails with `generator.*` for each
 * invalid dimension.
 *
 * @example generateK({ span: 24, panels: 6, height: 6 }) // 16 joints, 29 links
 */
export function generateK({ span, ...rest }: KOptions): Generated {
  const options = { ...rest, spans: [span] };
  const failures = checkGirder(options, { least: 4, isEven: true }).map((failure) =>
    failure.path === '/spans/0' ? { ...failure, path: '/span' } : failure,
  );
  if (failures.length > 0) return { ok: false, failures };
  const { panels, height } = options;
  const middle = panels / 2;
  const inner = listPanelPoints(options).slice(1, -1);
  const top = inner.map((x, p) => ({ id: `t${p + 1}`, x, y: height }));
  const halves = inner.flatMap((x, k) => (k + 1 === middle ? [] : [{ id: `m${k + 1}`, x, y: height / 2 }]));
  const links = [
    ...listChord('b', 0, panels),
    ...listChord('t', 1, panels - 1),
    ['b0', 't1'] as const,
    [`t${panels - 1}`, `b${panels}`] as const,
    ...inner.flatMap((_, k): [string, string][] => {
      const p = k + 1;
      if (p === middle) return [[`b${p}`, `t${p}`]];
      const next = p < middle ? p + 1 : p - 1;
      return [`b${p}`, `t${p}`, `b${next}`, `t${next}`].map((end) => [`m${p}`, end]);
    }),
  ];
  return createTruss([...listBottomJoints(options), ...top, ...halves], links, options);
}
