import { displayUnit, QUANTITY_NAMES, type UnitSystem } from '@eecs/solver-core';
import type { ReportOptions } from '@eecs/ui-beam/report';
import type { TrussReportOptions } from '@eecs/ui-truss/report';
import { type CommonReportOptions, TITLE_LINES, type TitleBlock, type TitleLine } from '@eecs/ui-kit/report';
import type { Sent } from './apiTypes.ts';

type BeamWish = NonNullable<Sent<'/case/msb/report'>['report']>;
type TrussWish = NonNullable<Sent<'/case/truss/report'>['report']>;

type Units = NonNullable<BeamWish['units']>;

/** Number of bytes that the browser converts to text at once. */
const CHUNK = 8192;

/**
 * Converts the options of a report on a beam to the server's form. The server states itself which version solved the
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

/** Converts the options of a report on a truss to the server's form. */
export function toTrussWish(options: TrussReportOptions, system: UnitSystem): TrussWish {
  const { parts, orientation, cut } = options;
  return {
    parts: [...parts],
    ...toCommonWish(options, system),
    ...(orientation !== undefined && {
      // Reduces the angles of a view that was rotated more than once.
      orientation: { azimuth: orientation.azimuth % 360, elevation: orientation.elevation },
    }),
    ...(cut != null && {
      cut: { links: [...cut.links], ...(cut.joint !== undefined && { joint: cut.joint }) },
    }),
  };
}

/** Converts the options that reports of every kind share: units by name, the logo as text. */
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

/** Returns the filled lines of the title block. */
function pickTitle(title: TitleBlock): Partial<Record<TitleLine, string>> {
  return Object.fromEntries(TITLE_LINES.flatMap((line) => (title[line] ? [[line, title[line]]] : [])));
}

/** Names the units of quantities that do not have their default unit. */
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
