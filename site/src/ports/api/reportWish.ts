import { displayUnit, QUANTITY_NAMES, type UnitSystem } from '@eecs/solver-core';
import type { ReportOptions } from '@eecs/ui-beam/report';
import type { TrussReportOptions } from '@eecs/ui-truss/report';
import { type CommonReportOptions, TITLE_LINES, type TitleBlock, type TitleLine } from '@eecs/ui-kit/report';
import type { Sent } from './apiTypes.ts';

type BeamWish = NonNullable<Sent<'/case/msb/report'>['report']>;
type TrussWish = NonNullable<Sent<'/case/truss/report'>['report']>;

type Units = NonNullable<BeamWish['units']>;

/** Letters that the browser turns into text at once. */
const CHUNK = 8192;

/**
 * Writes how a report on a beam is wanted as the server reads it. The server itself states which version solved the
 * beam.
 */
export function toBeamWish(options: ReportOptions, system: UnitSystem): BeamWish {
  const { parts, shearSymbol, isMomentUp, deflectionLimit } = options;
  return {
    parts: [...parts],
    ...toCommonWish(options, system),
    ...(shearSymbol !== undefined && { shearSymbol }),
    ...(isMomentUp !== undefined && { isMomentUp }),
    ...(deflectionLimit !== undefined && { deflectionLimit }),
  };
}

/** Writes how a report on a truss is wanted as the server reads it. */
export function toTrussWish(options: TrussReportOptions, system: UnitSystem): TrussWish {
  const { parts, orientation, cut } = options;
  return {
    parts: [...parts],
    ...toCommonWish(options, system),
    ...(orientation !== undefined && {
      // A view that was turned round more than once is that of the rest of its turns.
      orientation: { azimuth: orientation.azimuth % 360, elevation: orientation.elevation },
    }),
    ...(cut != null && {
      cut: { links: [...cut.links], ...(cut.joint !== undefined && { joint: cut.joint }) },
    }),
  };
}

/** Writes what reports of every kind have: units by their names, the logo as text. */
function toCommonWish(
  { handSet, paper, digits, date, logo, hasSigns, unitOf, link, ...title }: CommonOptions,
  system: UnitSystem,
) {
  return {
    paper,
    ...pickTitle(title),
    date,
    ...(hasSigns === true && { hasSigns }),
    ...(handSet !== undefined && { handSet }),
    ...(digits !== undefined && { digits }),
    ...(unitOf !== undefined && { units: listUnits(unitOf, system) }),
    ...(logo !== null && {
      logo: { type: logo.type, data: toBase64(logo.bytes), width: logo.width, height: logo.height },
    }),
    ...(link != null && { link }),
  };
}

type CommonOptions = CommonReportOptions<string> & { readonly handSet?: number };

/** Takes the lines of the title block that are filled in. */
function pickTitle(title: TitleBlock): Partial<Record<TitleLine, string>> {
  return Object.fromEntries(TITLE_LINES.flatMap((line) => (title[line] ? [[line, title[line]]] : [])));
}

/** Names the units of what is not written in its usual one. */
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
