import { vars } from '../theme/tokens.ts';

export interface DiagramFadeProps {
  /** Of the row, which two on a page must not share. */
  readonly id: string;
  /** Of the row, and where its axis runs, px. */
  readonly height: number;
  readonly axisY: number;
}

/** The fills of both signs, full at the rims of the row and gone at its axis. */
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
