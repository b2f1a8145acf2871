/** The cause that allows a motion of joints. Ids are indexes of joints. */
export interface TrussCause {
  readonly code:
    | /** The truss moves as one body: fewer held directions than a body has motions. Ids: its anchored joints. */ 'tooFewRestraints'
    | /** Enough held directions, but all parallel: the body slides across them. Ids: its anchored joints. */ 'parallelRestraints'
    | /** Enough held directions, but in a place where the body turns all the same: their lines meet, in space all of them one axis. Ids: its anchored joints. */ 'concurrentRestraints'
    | /** A part of the truss that nothing ties to the rest, and that its own anchors do not hold. Ids: its joints. */ 'detachedPart'
    | /** A joint with fewer links and held directions than it has directions. Ids: the joint. */ 'looseJoint'
    | /** Links enough, but all on one line at a joint, which moves across. Ids: the joint. */ 'collinearLinks'
    | /** Links enough, but all in one plane at a joint, which moves across. Ids: the joint. */ 'coplanarLinks'
    | /** A panel of a plane truss shears, for it has no diagonal. Ids: its four joints, in order round it. */ 'openPanel'
    | /** Parts move against each other wherever their joints were: links or anchors are missing. Ids: joints that move. */ 'tooFewLinks'
    | /** Links and anchors would do in another place; in this one they do not. Ids: joints that move. */ 'linkGeometry';
  readonly ids: readonly number[];
}
