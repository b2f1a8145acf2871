import { beam } from './beam.ts';
import { createKinds } from './createKinds.ts';
import { arch, frame, pile } from './frame.ts';
import type { KIND_NAMES } from './kindNames.ts';
import { truss } from './truss.ts';

/** The tables of the kinds of structure that have an editor. */
export const SITE_KINDS = createKinds<typeof KIND_NAMES>([beam, truss, frame, arch, pile]);

export const { byId: KINDS, rows: KIND_ROWS, find: findKind } = SITE_KINDS;
