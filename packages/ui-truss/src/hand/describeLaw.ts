import type { BodyEquation, TrussCase } from '@eecs/solver-core/truss';
import type { Format } from '@eecs/ui-kit';
import { AXES, type Place, isSamePlace } from '../editing/place.ts';
import type { ResultsText } from '../messages/resultsMessages.ts';

/**
 * Describes the sum in an equation: forces along an axis or perpendicular to unknowns, or moments about a joint or a
 * point.
 */
export function describeLaw(
  { kind, direction, about }: BodyEquation,
  document: TrussCase,
  { t, format }: { readonly t: ResultsText; readonly format: Format },
): string {
  const axis = AXES.find((one) => Math.abs(direction[one]) === 1);
  if (kind === 'forces' || about === null)
    return axis === undefined ? t('law.direction') : t('law.forces', { axis });
  const { system } = document.units;
  const joint = document.joints.findIndex((place) => isSamePlace(place, about));
  const write = (value: number, withUnit: boolean): string =>
    format.brief(value, { quantity: 'length', system, withUnit });
  const place = (at: Place): string =>
    at.z === 0
      ? `${write(at.x, false)}; ${write(at.y, true)}`
      : `${write(at.x, false)}; ${write(at.y, false)}; ${write(at.z, true)}`;
  const law =
    joint < 0 ? t('law.momentsAt', { place: place(about) }) : t('law.moments', { joint: joint + 1 });
  const isPlane = axis === 'z' && document.joints.every(({ z }) => z === 0);
  return isPlane || axis === undefined ? law : `${law}, ${t('law.axis', { axis })}`;
}
