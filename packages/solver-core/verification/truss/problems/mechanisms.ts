/** Unstable trusses, whose expected result is the verdict. */
import { closedForm, trussProblem, verdictOf } from '../trussProblem.ts';
import type { Drawing } from '../drawnTruss.ts';
import type { TrussProblem } from '../trussProblem.ts';

const stability = (place: string) => closedForm('Hibbeler', 'Structural Analysis', `section 3.2, ${place}`);

/** Six joints, with each of A, C, E linked to each of B, D, F. */
const bipartite = (D: readonly [number, number]): Drawing => ({
  joints: { A: [-2, 0], B: [2, 0], C: [3, 2], D, E: [-1, 4], F: [-3, 2] },
  held: { A: 'xy', B: 'y' },
  links: 'AB CB CD ED EF AF AD EB CF',
  forces: { E: [0, -1e3] },
});

export const mechanisms: readonly TrussProblem[] = [
  trussProblem({
    id: 'four-bar',
    title: 'A square without a diagonal',
    source: stability('b + r < 2j'),
    drawing: {
      joints: { A: [0, 0], B: [4, 0], C: [0, 3], D: [4, 3] },
      held: { A: 'xy', B: 'xy' },
      links: 'AC BD CD',
      forces: { C: [1e3, 0] },
    },
    expected: verdictOf({ status: 'changeable', rank: 7, mechanisms: 1, message: 'singular' }),
    why: 'seven unknowns for eight equations, all independent',
  }),
  trussProblem({
    id: 'count-satisfied',
    title: 'Two bays, both diagonals in one: the count is satisfied',
    source: stability('b + r = 2j and yet unstable'),
    drawing: {
      joints: { A: [0, 0], B: [3, 0], C: [6, 0], D: [0, 3], E: [3, 3], F: [6, 3] },
      held: { A: 'xy', C: 'y' },
      links: 'AB BC DE EF AD BE CF AE BD',
      forces: { E: [0, -1e3] },
    },
    expected: verdictOf({ status: 'changeable', rank: 11, degree: 1, mechanisms: 1, message: 'singular' }),
    why: 'the bay with two diagonals has one too many; the other bay moves as a four-bar linkage',
  }),
  trussProblem({
    id: 'two-links-in-line',
    title: 'Two links in line between pins',
    source: closedForm('Timoshenko, Young', 'Theory of Structures', 'chapter 1, instantaneous mobility'),
    drawing: {
      joints: { A: [0, 0], B: [2, 0], C: [4, 0] },
      held: { A: 'xy', C: 'xy' },
      links: 'AB BC',
      forces: { B: [0, -1e3] },
    },
    expected: verdictOf({
      status: 'instantlyChangeable',
      rank: 5,
      degree: 1,
      mechanisms: 1,
      cause: 'collinearLinks',
    }),
    why: 'B can move infinitesimally across the links without a change of their lengths',
  }),
  trussProblem({
    id: 'concurrent-restraints',
    title: 'A triangle whose three restraints meet in a point',
    source: stability('concurrent reactions'),
    drawing: {
      joints: { A: [0, 0], B: [4, 0], C: [0, 3], F: [8, -3] },
      held: { A: 'y', C: 'x', F: 'xy' },
      links: 'AB BC CA BF',
      forces: { B: [0, -1e3] },
    },
    expected: verdictOf({ status: 'instantlyChangeable', rank: 7, mechanisms: 1, message: 'singular' }),
    why: 'the lines of the restraints at A and C and of BF meet at C, about which the triangle can rotate infinitesimally',
  }),
  trussProblem({
    id: 'parallel-restraints',
    title: 'A truss on three rollers',
    source: stability('parallel reactions'),
    drawing: {
      joints: { A: [0, 0], B: [4, 0], C: [8, 0], D: [2, 3], E: [6, 3] },
      held: { A: 'y', B: 'y', C: 'y' },
      links: 'AB BC AD DB BE EC DE',
      forces: { D: [0, -1e3] },
    },
    expected: verdictOf({ rank: 9, degree: 1, mechanisms: 1 }),
    why: 'no support restrains it along x',
  }),
  trussProblem({
    id: 'no-supports',
    title: 'A triangle without supports',
    source: stability('r < 3'),
    drawing: {
      joints: { A: [0, 0], B: [4, 0], C: [2, 3] },
      held: {},
      links: 'AB BC CA',
      forces: { C: [0, -1e3] },
    },
    expected: verdictOf({ status: 'underSupported', rank: 3, mechanisms: 3 }),
    why: 'three links for six equations: three motions remain, those of a rigid body',
  }),
  trussProblem({
    id: 'loose-joint',
    title: 'A joint on one link',
    source: stability('b + r < 2j'),
    drawing: {
      joints: { A: [0, 0], B: [4, 0], C: [2, 3], D: [5, 3] },
      held: { A: 'xy', B: 'y' },
      links: 'AB BC CA CD',
      forces: { C: [0, -1e3] },
    },
    expected: verdictOf({ status: 'changeable', rank: 7, mechanisms: 1, cause: 'looseJoint' }),
  }),
  trussProblem({
    id: 'detached-part',
    title: 'An unsupported triangle next to a stable truss',
    source: stability('parts'),
    drawing: {
      joints: { A: [0, 0], B: [4, 0], C: [2, 3], G: [6, 3], D: [8, 0], E: [12, 0], F: [10, 3] },
      held: { A: 'xy', B: 'y' },
      links: 'AB BC CA BG CG DE EF FD',
      forces: { C: [0, -1e3] },
    },
    expected: verdictOf({ status: 'underSupported', rank: 11, mechanisms: 3, cause: 'detachedPart' }),
    why: 'eleven unknowns for fourteen equations, all independent: three motions remain, those of the triangle',
  }),
  trussProblem({
    id: 'six-joints-on-a-conic',
    title: 'A complex truss whose six joints lie on an ellipse',
    source: closedForm(
      'Bolker, Roth',
      'When is a bipartite graph a rigid framework?',
      'Pacific J. Math. 90 (1980), section 3',
    ),
    drawing: bipartite([1, 4]),
    expected: verdictOf({
      status: 'instantlyChangeable',
      rank: 11,
      degree: 1,
      mechanisms: 1,
      message: 'singular',
    }),
    why: 'K(3,3) is rigid in the plane unless its six joints lie on a conic, as three mirrored pairs always do',
  }),
  trussProblem({
    id: 'six-joints-off-the-conic',
    title: 'The same with one joint off the ellipse',
    source: closedForm(
      'Bolker, Roth',
      'When is a bipartite graph a rigid framework?',
      'Pacific J. Math. 90 (1980), section 3',
    ),
    drawing: bipartite([1, 5]),
    expected: verdictOf({ status: 'determinate', rank: 12, degree: 0, mechanisms: 0 }),
  }),
  trussProblem({
    id: 'coplanar-links',
    title: 'Three links in one plane at a joint in space',
    source: closedForm('Timoshenko, Young', 'Theory of Structures', 'chapter 4, space trusses'),
    drawing: {
      joints: { O: [0, 0, 0], A: [3, 0, 0], B: [0, 3, 0], C: [-3, -3, 0], D: [0, 0, 5] },
      held: { A: 'xyz', B: 'xyz', C: 'xyz', D: 'xyz' },
      links: 'OA OB OC AD',
      forces: { O: [0, 1e3, 0] },
    },
    expected: verdictOf({ status: 'instantlyChangeable', rank: 14, mechanisms: 1, cause: 'coplanarLinks' }),
    why: 'the joint moves out of their plane',
  }),
  trussProblem({
    id: 'network-dome-four',
    title: 'A network dome of four sides: the count is satisfied',
    source: closedForm(
      'Timoshenko, Young',
      'Theory of Structures',
      'chapter 4, network domes with an even number of sides',
    ),
    drawing: {
      joints: {
        ...{ A: [2, 0, 0], B: [0, 0, 2], C: [-2, 0, 0], D: [0, 0, -2] },
        ...{ E: [1, 1, 1], F: [-1, 1, 1], G: [-1, 1, -1], H: [1, 1, -1] },
      },
      held: { A: 'xyz', B: 'xyz', C: 'xyz', D: 'xyz' },
      links: 'EF FG GH HE AE BE BF CF CG DG DH AH',
      forces: { E: [0, -1e3, 0] },
    },
    expected: verdictOf({ rank: 23, degree: 1, mechanisms: 1, message: 'singular' }),
    why: 'with an even number of sides the joints of the ring can move in and out alternately',
  }),
];
