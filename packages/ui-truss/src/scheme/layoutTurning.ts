import type { TrussCase } from '@eecs/solver-core/truss';
import { type Camera, project } from '../camera/camera.ts';
import type { Orientation } from '../camera/orientation.ts';
import { drawRods } from './drawRods.ts';
import type { LinesNode } from './linesNode.ts';
import { NO_EMPHASIS } from './scheme.ts';

/** The greatest number of rods drawn per frame while a truss is rotated. */
const MOST_RODS = 5000;
/** A larger rotation at once, degrees, is a change of view and not a motion. */
const MOST_TURN = 20;

/**
 * Draws a large truss while it is rotated: only its rods, and of very many a random sample, the same in every frame.
 * Every n-th rod would not be representative, because the list may be periodic.
 */
export function layoutTurning({ joints, links }: TrussCase, camera: Camera): LinesNode[] {
  const points = joints.map((joint) => project(camera, joint));
  const share = MOST_RODS / links.length;
  const shown = share >= 1 ? links : links.filter((_, index) => lotOf(index) < share);
  return drawRods(shown, points, { isSpatial: true, emphasis: NO_EMPHASIS, onCanvas: true });
}

/** Returns whether a view is the previous one rotated a little. */
export function isTurnedOn(before: Orientation, after: Orientation): boolean {
  const round = Math.abs(after.azimuth - before.azimuth);
  const turn = Math.max(Math.min(round, 360 - round), Math.abs(after.elevation - before.elevation));
  return turn > 0 && turn <= MOST_TURN;
}

/** Returns the sampling value of a rod, from 0 up to 1: multiples of the golden ratio, which are never periodic. */
function lotOf(index: number): number {
  return (index * GOLDEN) % 1;
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;
