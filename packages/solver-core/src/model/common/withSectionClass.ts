import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import { toSectionClass } from './classNames.ts';
import { mapped } from './mapped.ts';
import { isRecord } from './schemaReader.ts';

/** Replaces the shape of a section by its canonical name; an unknown shape becomes generic, with a correction. */
export function withSectionClass(section: unknown, index: number, corrections: Failure[]): unknown {
  if (!isRecord(section)) return section;
  const name = section['className'];
  const known = typeof name === 'string' ? toSectionClass(name) : undefined;
  if (known) {
    const parts = section['parts'];
    // Parts use the same names as whole sections.
    return {
      ...section,
      className: known,
      ...(Array.isArray(parts) && { parts: mapped(parts, withPartClass) }),
    };
  }
  if (name !== undefined && typeof name !== 'string') return section;
  corrections.push(
    createFailure('correction.unknownShape', `/sections/${index}/className`, {
      ids: [index],
      values: { actual: (name ?? '').slice(0, 80) },
    }),
  );
  return { ...section, className: 'generic' };
}

function withPartClass(part: unknown): unknown {
  if (!isRecord(part) || typeof part['className'] !== 'string') return part;
  return { ...part, className: toSectionClass(part['className']) ?? part['className'] };
}
