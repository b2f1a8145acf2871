import { vars } from '../theme/tokens.ts';

export interface DiagramFadeProps {
  /** Id of the row; two rows of a page must not share one. */
  readonly id: string;
  /** Height of the row and of its axis, px. */
  readonly height: number;
  readonly axisY: number;
}

/** Draws the fills of both signs: opaque at the edges of the row, transparent at its axis. */
export function DiagramFade({ id, height, axisY }: DiagramFadeProps) {
  return (
    <defs>
      {(['positive', 'negative'] as const).map((sign) => (
        <linearGradient
          key={sign}
          id={`${id}${sign}`}
          gradientUnits="userSpaceOnUse"
          x1="0"
          x2="0"
          y1="0"
          y2={height}
          style={{ color: vars[sign] }}
        >
          {[0, axisY / height, 1].map((offset, at) => (
            <stop key={at} offset={offset} stopColor="currentColor" stopOpacity={at === 1 ? 0.02 : 0.5} />
          ))}
        </linearGradient>
      ))}
    </defs>
  );
}
