import { useMemo } from 'react';
import { type CrossSectionInput, type UnitSystem, parseCase } from '@eecs/solver-core';
import { WidgetRoot } from '@eecs/ui-kit';
import { SectionOutline } from '@eecs/ui-kit/editor';
import type { DrawnProps } from './drawnProps.ts';

export interface SectionDrawingProps extends DrawnProps {
  readonly section: CrossSectionInput;
  /** The unit system of its numbers, unless the section has its own. @default 0, SI */
  readonly units?: UnitSystem;
  /** The unit system in which its dimensions are written. @default that of its numbers */
  readonly shownIn?: UnitSystem;
  /** Its accessible name. @default its label */
  readonly label?: string;
}

/**
 * Draws a cross-section with its dimensions and its axes through the centroid; for a generic one, which has no outline,
 * only the axes. An inconsistent shape is not drawn.
 *
 * @example <SectionDrawing section={{ className: 'h', label: 'IPE 300', h: 300, b: 150, tw: 7.1, tf: 10.7, r1: 15 }} />
 */
export function SectionDrawing({ section, units = 0, shownIn, label, ...root }: SectionDrawingProps) {
  const read = useMemo(() => {
    const parsed = parseCase({ schema: 1, L: 1, supports: [], sections: [section] });
    return parsed.ok ? parsed.document.sections[0] : undefined;
  }, [section]);
  return (
    <WidgetRoot units={units} {...root}>
      {read === undefined ? null : (
        <SectionOutline
          section={read}
          system={units}
          name={label ?? read.label}
          {...(shownIn === undefined ? {} : { shownIn })}
        />
      )}
    </WidgetRoot>
  );
}
