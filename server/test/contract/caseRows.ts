import { FIXTURE_1 } from '../support/fixture1.ts';
import { CHANGE_REQUEST, VALUES_REQUEST } from '../support/exactRequests.ts';
import { FLOOR_REQUEST } from '../support/floorBeam.ts';
import { HANGER_REQUEST } from '../support/hanger.ts';
import { LIST, LOGGED, MISSING, PLAN, post, ROOT, SOLVE, type Row } from './row.ts';
import { MAST } from '../support/mast.ts';

const MOHR = [{ x: 3, kind: 'deflection' }];
const TRUSS = {
  schema: 1,
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 4, y: 0, anchor: 2 },
    { x: 2, y: 3, loads: [{ className: 'ShearLoad', c: [-1000], sets: 0 }] },
  ],
  links: [
    { i: 0, j: 1 },
    { i: 0, j: 2 },
    { i: 1, j: 2 },
  ],
};
/** A tripod of three rods. */
const SPATIAL = {
  schema: 1,
  joints: [
    { x: 0, y: 0, anchor: 7 },
    { x: 2, y: 0, anchor: 7 },
    { x: 0, y: 2, anchor: 7 },
    { x: 1, y: 1, z: 2, loads: [{ className: 'ShearLoad', c: [-1000], sets: 0 }] },
  ],
  links: [
    { i: 0, j: 3 },
    { i: 1, j: 3 },
    { i: 2, j: 3 },
  ],
};

/** Calls that solve, save, list and delete tasks, with the outcome for each caller. */
export const CASE_ROWS: readonly Row[] = [
  {
    call: 'POST /case/msb',
    what: 'what is free',
    send: post('/case/msb', () => ({ data: FIXTURE_1 })),
    outcomes: SOLVE,
  },
  {
    call: 'POST /case/msb',
    what: 'Mohr',
    send: post('/case/msb', () => ({ data: FIXTURE_1, mohr: MOHR })),
    outcomes: PLAN,
  },
  {
    call: 'POST /case/msb/lightest',
    what: '',
    send: post('/case/msb/lightest', () => FLOOR_REQUEST),
    outcomes: SOLVE,
  },
  {
    call: 'POST /case/truss/lightest',
    what: '',
    send: post('/case/truss/lightest', () => HANGER_REQUEST),
    outcomes: SOLVE,
  },
  {
    call: 'POST /case/msb/values',
    what: '',
    send: post('/case/msb/values', () => VALUES_REQUEST),
    outcomes: SOLVE,
  },
  {
    call: 'POST /case/msb/change',
    what: '',
    send: post('/case/msb/change', () => CHANGE_REQUEST),
    outcomes: SOLVE,
  },
  {
    call: 'POST /case/msb/report',
    what: '',
    send: post('/case/msb/report', () => ({ data: FIXTURE_1 })),
    outcomes: PLAN,
  },
  {
    call: 'POST /case/truss/report',
    what: '',
    send: post('/case/truss/report', () => ({ data: TRUSS })),
    outcomes: PLAN,
  },
  {
    call: 'POST /case/frame/report',
    what: '',
    send: post('/case/frame/report', () => ({ data: MAST })),
    outcomes: SOLVE,
  },
  {
    call: 'POST /case/truss',
    what: 'what is free',
    send: post('/case/truss', () => ({ data: TRUSS })),
    outcomes: SOLVE,
  },
  {
    call: 'POST /case/frame',
    what: '',
    send: post('/case/frame', () => ({ data: MAST })),
    outcomes: SOLVE,
  },
  {
    call: 'POST /case/truss',
    what: 'in space',
    send: post('/case/truss', () => ({ data: SPATIAL })),
    outcomes: PLAN,
  },
  {
    call: 'POST /case/commit',
    what: 'new',
    send: post('/case/commit', () => ({ data: FIXTURE_1 })),
    outcomes: LOGGED,
  },
  {
    call: 'POST /case/commit',
    what: 'of another',
    send: post('/case/commit', ({ other }) => ({
      data: { ...FIXTURE_1, id: other.task, userId: other.userId },
    })),
    outcomes: MISSING,
  },
  {
    call: 'POST /case/list',
    what: 'own',
    send: post('/case/list', ({ caller }) => ({ uid: caller.own.userId })),
    outcomes: LIST,
  },
  {
    call: 'POST /case/list',
    what: 'of another',
    send: post('/case/list', ({ other }) => ({ uid: other.userId })),
    outcomes: ROOT,
  },
  {
    call: 'POST /case/delete',
    what: 'own',
    send: post('/case/delete', ({ caller }) => ({ id: caller.own.task })),
    outcomes: LOGGED,
  },
  {
    call: 'POST /case/delete',
    what: 'of another',
    send: post('/case/delete', ({ other }) => ({ id: other.task })),
    outcomes: MISSING,
  },
  {
    call: 'POST /case/reactions',
    what: 'of another',
    send: post('/case/reactions', ({ other }) => ({ tasks: [other.task] })),
    outcomes: LOGGED,
  },
];
