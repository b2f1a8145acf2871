import { displayUnit, QUANTITY_NAMES, type UnitSystem } from '@eecs/solver-core';
import type { ReportOptions } from '@eecs/ui-beam/report';
import { TITLE_LINES, type TitleBlock, type TitleLine } from '@eecs/ui-kit/report';
import type { Sent } from './apiTypes.ts';

type ReportWish = NonNullable<Sent<'/case/msb/report'>['report']>;

type Units = NonNullable<ReportWish['units']>;

/** Letters that the browser turns into text at once. */
const CHUNK = 8192;

/**
 * Writes how a report is wanted as the server reads it: units by their names, the logo as
 * text. What solves the beam the server says itself.
 */
export function toReportWish(
  {
    parts,
    handSet,
    paper,
    digits,
    date,
    logo,
    hasSigns,
    shearSymbol,
    isMomentUp,
    deflectionLimit,
    unitOf,
    link,
    ...title
  }: ReportOptions,
  system: UnitSystem,
): ReportWish {
  return {
    parts: [...parts],
    paper,
    ...pickTitle(title),
    date,
    ...(hasSigns === true && { hasSigns }),
    ...(handSet !== undefined && { handSet }),
    ...(digits !== undefined && { digits }),
    ...(shearSymbol !== undefined && { shearSymbol }),
    ...(isMomentUp !== undefined && { isMomentUp }),
    ...(deflectionLimit !== undefined && { deflectionLimit }),
    ...(unitOf !== undefined && { units: listUnits(unitOf, system) }),
    ...(logo !== null && {
      logo: { type: logo.type, data: toBase64(logo.bytes), width: logo.width, height: logo.height },
    }),
    ...(link != null && { link }),
  };
}

/** Takes the lines of the title block that are filled in. */
function pickTitle(title: TitleBlock): Partial<Record<TitleLine, string>> {
  return Object.fromEntries(TITLE_LINES.flatMap((line) => (title[line] ? [[line, title[line]]] : [])));
}

/** Names the units of what is not told in its usual one. */
function listUnits(unitOf: NonNullable<ReportOptions['unitOf']>, system: UnitSystem): Units {
  const chosen = QUANTITY_NAMES.map((quantity) => [quantity, unitOf(quantity, system)] as const);
  return Object.fromEntries(chosen.filter(([quantity, unit]) => unit !== displayUnit(quantity, system)));
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}
