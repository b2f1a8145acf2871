/** A pin-jointed structure as input of the stiffness equations: arrays of numbers only, never modified. */
export interface JointSystem {
  /** Number of directions in which a joint can move. */
  readonly dim: 2 | 3;
  /** `dim` coordinates per joint, in the order of the joints; length. */
  readonly coordinates: Float64Array;
  /** Two joint indexes per link, in the order of the links. */
  readonly ends: Int32Array;
  /** EA/l of each link, force per length, above zero. */
  readonly stiffness: Float64Array;
  /** Bits of the held directions of each joint: 1 is x, 2 is y, 4 is z. */
  readonly anchors: Uint8Array;
}
