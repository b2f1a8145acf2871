import type { AxisName, Place } from '../editing/place.ts';
import { type Basis, type Orientation, getBasis } from './orientation.ts';

/** A point of the page, px; y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of the page with its depth towards the reader, in the document's unit of length. */
export interface DepthPoint extends Point {
  readonly depth: number;
}

/** The visible part of the page's plane: its middle along right and up, and px per unit of length. */
export interface Window {
  readonly u: number;
  readonly v: number;
  readonly scale: number;
}

/** An orthographic camera: a plane truss in the front view is its special case. */
export interface Camera extends Window {
  readonly orientation: Orientation;
  readonly basis: Basis;
  /** px */
  readonly width: number;
  readonly height: number;
}

/** Margins around the fitted objects, px. */
export interface Insets {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The box that a picture fills and its margins, px. */
export interface PictureBox {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
}

/** Units of length across the board if it has at most one joint. */
const EMPTY_EXTENT = 10;

/** Fits points into a frame; a single point is centred. */
export function fitCamera(places: readonly Place[], orientation: Orientation, frame: PictureBox): Camera {
  const basis = getBasis(orientation);
  let [u0, v0, u1, v1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const place of places) {
    const [u, v] = [dot(basis.right, place), dot(basis.up, place)];
    if (u < u0) u0 = u;
    if (u > u1) u1 = u;
    if (v < v0) v0 = v;
    if (v > v1) v1 = v;
  }
  if (places.length === 0) [u0, v0, u1, v1] = [0, 0, EMPTY_EXTENT, EMPTY_EXTENT * 0.4];
  const { width, height, insets } = frame;
  const [roomX, roomY] = [
    Math.max(width - insets.left - insets.right, 40),
    Math.max(height - insets.top - insets.bottom, 40),
  ];
  const fitted = Math.min(u1 > u0 ? roomX / (u1 - u0) : Infinity, v1 > v0 ? roomY / (v1 - v0) : Infinity);
  const scale = Number.isFinite(fitted) ? fitted : roomX / EMPTY_EXTENT;
  const u = (u0 + u1) / 2 + (insets.right - insets.left) / 2 / scale;
  const v = (v0 + v1) / 2 + (insets.top - insets.bottom) / 2 / scale;
  return { orientation, basis, u, v, scale, width, height };
}

/** Returns the camera of a window, which is moved independently. */
export function createCamera(
  window: Window,
  orientation: Orientation,
  { width, height }: Pick<PictureBox, 'width' | 'height'>,
): Camera {
  const { u, v, scale } = window;
  return { orientation, basis: getBasis(orientation), u, v, scale, width, height };
}

export function project({ basis, u, v, scale, width, height }: Camera, place: Place): DepthPoint {
  return {
    x: width / 2 + (dot(basis.right, place) - u) * scale,
    y: height / 2 - (dot(basis.up, place) - v) * scale,
    depth: dot(basis.toward, place),
  };
}

/** Projects a vector of the document onto the page, px per unit of length. */
export function projectWay({ basis, scale }: Pick<Camera, 'basis' | 'scale'>, way: Place): Point {
  return { x: dot(basis.right, way) * scale, y: -dot(basis.up, way) * scale };
}

/** A working plane: its normal axis and the constant coordinate. */
export interface Plane {
  readonly normal: AxisName;
  readonly at: number;
}

/** A plane seen at an angle with a smaller sine is seen edge-on. */
const EDGE_ON = 0.05;

/** Returns the point of a working plane under a point of the page, or null if the plane is seen edge-on. */
export function unproject(
  { basis, u, v, scale, width, height }: Camera,
  point: Point,
  { normal, at }: Plane,
): Place | null {
  const [pu, pv] = [u + (point.x - width / 2) / scale, v - (point.y - height / 2) / scale];
  const { right, up, toward } = basis;
  if (isEdgeOn(basis, normal)) return null;
  const away = (at - pu * right[normal] - pv * up[normal]) / toward[normal];
  const one = (axis: AxisName): number => pu * right[axis] + pv * up[axis] + away * toward[axis];
  return { x: one('x'), y: one('y'), z: one('z'), [normal]: at };
}

/** Returns whether the planes across an axis are seen edge-on. */
export function isEdgeOn({ toward }: Basis, normal: AxisName): boolean {
  return Math.abs(toward[normal]) < EDGE_ON;
}

/**
 * The coordinate plane that the camera sees at the largest angle: new objects are drawn in it unless another plane is
 * chosen.
 */
export function facingNormal({ toward }: Basis): AxisName {
  const [x, y, z] = [Math.abs(toward.x), Math.abs(toward.y), Math.abs(toward.z)];
  if (z >= x - 1e-9 && z >= y - 1e-9) return 'z';
  return y >= x ? 'y' : 'x';
}

/** Zooms about a point of the page, which keeps its place. */
export function zoomAbout({ u, v, scale, width, height }: Camera, factor: number, point: Point): Window {
  const [dx, dy] = [(point.x - width / 2) / scale, (point.y - height / 2) / scale];
  return { u: u + dx * (1 - 1 / factor), v: v - dy * (1 - 1 / factor), scale: scale * factor };
}

/** Moves the view with the pointer. */
export function panBy({ u, v, scale }: Camera, by: Point): Window {
  return { u: u - by.x / scale, v: v + by.y / scale, scale };
}

export function dot(a: Place, b: Place): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}
