/** Every epsilon of the package, with what it is relative to and why. */

/**
 * A pivot below this means a mechanism within rounding. It is relative to the largest entry of its equation; of a truss, whose equations are
 * eliminated joint by joint, to its own diagonal before elimination.
 */
export const PIVOT = 1e-10;

/**
 * Distances, relative to the beam's length, between which, ten times as much each time, bearings and hinges are taken for coincident to describe
 * how a beam that failed PIVOT moves: from a few roundings to where levers multiplied by each other reach PIVOT.
 */
export const COINCIDENT = { least: 1e-15, most: 1e-4 } as const;

/**
 * A pivot below this, once rows and columns are both scaled to 1, leaves no digits: the numbers of the beam differ too much in
 * size. A few roundings.
 */
export const EQUILIBRATED_PIVOT = 1e-14;

/** A diagram's value below this, relative to the diagram's scale, is zero: about a thousand roundings. */
export const ZERO_VALUE = 1e-13;

/** Two extremes closer than this, relative to the diagram's largest ordinate, are the same one; the first x is kept. */
export const SAME_EXTREME = 1e-12;

/** Nor do extremes differ by less than this, relative to the largest terms of the polynomials: a few roundings of their sums. */
export const NO_EXTREME = 1e-14;

/** Places closer than this are the same one: two zeros of a diagram, relative to the beam's length; the lines of cut links and the point they pass through, relative to the size of the truss. */
export const SAME_PLACE = 1e-10;

/** Jumps below this, relative to the diagram's scale, are rounding where two sweeps meet. */
export const JUMP = 1e-12;

/** Newton stops when a step is below this, relative to the interval: the last bits of the root. */
export const ROOT_STEP = 1e-15;

/** Parts of a mechanism whose turns differ less than this, relative to the fastest, move as one: a few hundred roundings. */
export const TURN = 1e-12;

/** Residual of a check of the answer, relative to the largest term of its sum. */
export const CHECK = 1e-9;

/**
 * Where a support bears a load directly nothing bends, and a second method finds rounding instead. Displacements are compared
 * with at least this part of what the forces would do to a beam of the whole length, and forces likewise.
 */
export const LEAST_SIZE = 1e-6;

/** A part of a force below this, relative to the force, is rounding of its angle: what holds straight up has no horizontal part. */
export const CANCELLED = 1e-9;

/** An area below this, relative to its diagram's ordinates times length, has no centroid: it is a difference of roundings. */
export const EMPTY_AREA = 1e-12;

/** A derived part of a load that differs less than this, relative to the load, was rounded, not mistaken. */
export const DERIVED_VALUE = 1e-9;

/**
 * A converted number closer than this to its 12-digit rounding, relative to it, is that rounding: nine half-ulps, more than two
 * conversions leave behind, far less than anyone can mean.
 */
export const SNAP = 1e-15;

/** Factors of one load whose sum is below this, relative to their sizes, cancel: a few roundings of decimals that doubles cannot hold. */
export const FACTOR_SUM = 1e-15;

/** What rounding takes of a double, relative to it. */
export const ROUNDING = 2 ** -53;

/**
 * What is lent of a larger size where a sum has next to no terms of its own, so that rounding is not taken for an error: in the check of a beam
 * to its forces, of its moments by its length; in that of a truss to a joint, of the largest force of the set; in its refinement to that largest
 * force, of what restrained elongations would make.
 */
export const LENT_SIZE = 1e-3;

/** Arcs that overlap by less than this, relative to the side they share, just touch: a square rounded to a circle. */
export const CORNER_FIT = 1e-12;

/** Principal second moments closer than this, relative to their mean, are equal: a few hundred roundings of an outline's integrals. */
export const SAME_MOMENT = 1e-13;

/** Ordinates of a section closer than this, relative to its height, are the same: a few thousand roundings of a typed number. */
export const SAME_ORDINATE = 1e-12;

/** Between two samples a curve stays this near to the straight line, relative to its largest value: a pixel in ten screens. */
export const CURVE = 1e-4;

/** A shear modulus nearer than this to the one of E and nu, relative to it, is the same: tables give it in two or three digits. */
export const SAME_MODULUS = 1e-2;

/** No peak of a curve is lost that is higher than the one found by more than this, relative to it: a tenth of the last digit of its samples. */
export const LOST_PEAK = 1e-8;

/** Forces left over at the joints of a truss, relative to its largest force, that another step of refinement would not make less: a few roundings. A long girder makes chords of them by its levers. */
export const EQUILIBRIUM = 1e-15;

/** The same while loads are dragged: far below what any eye or table tells, and seldom in need of a second substitution. */
export const LIVE_EQUILIBRIUM = 1e-11;

/** Forces of a truss that refinement leaves in doubt by more than this, relative to the largest, are not answered: who reads tables would take wrong digits for right ones. */
export const TRUSTED_FORCE = 1e-6;

/** The force of a link below this, relative to the largest force of the set, is rounding: what the refinement of an ill-conditioned truss leaves. */
export const ZERO_FORCE = 1e-9;

/** Guides nearer to each other than this, relative to their sizes and places, touch or are the same one: a thousand roundings. */
export const SAME_GUIDE = 1e-13;

/** A load reaches to the end of a link when it ends this near to it, relative to the length of the link: lengths are roots, and change with the unit. */
export const LINK_END = 1e-9;

/** Directions that enclose a smaller angle, or span less in space, may be parallel: such joints of a truss are left to its rank. No verdict hangs on it. */
export const SURE_ANGLE = 1e-2;

/** Links whose directions differ by an angle below this are parallel, for the methods that are shown: a sixth of what PIVOT takes for a mechanism. */
export const SAME_DIRECTION = 1e-6;

/** A motion of a truss that lengthens its links by less than this, relative to the motion, is a mechanism within rounding: a million roundings. */
export const NEAR_MECHANISM = 1e-10;

/** A motion told of a truss that can stand but for rounding lengthens its links by less than this, relative to the motion: ten times the root of PIVOT, which compares squares. */
export const NEAR_MOTION = 1e-4;

/** What is left of a unit motion of a truss when it depends on others but for rounding: a choice among motions that are told, no verdict. */
export const DEPENDENT_MOTION = 1e-6;

/** What is left of a column of elongations when it depends on those before it, relative to it: a million roundings. */
export const DEPENDENT_COLUMN = 1e-9;

/** A quadratic form of motions below this, relative to its terms, is taken for 0: then no self-stress is said to stiffen them. */
export const ZERO_FORM = 1e-7;

/** A component of a motion found in whole numbers below this, relative to its largest, is rounding of the coordinates it was found for. */
export const EXACTLY_RESTING = 1e-12;

/** A component of a motion found in doubles below this, relative to its largest, is rounding of a joint that stays. */
export const RESTING = 1e-9;

/** The same of a truss that can stand but for rounding: such a motion is right to some digits only. */
export const NEARLY_RESTING = 1e-6;

/** A link that a motion was followed with has its length when it misses it by less than this, relative to it: some hundred roundings. */
export const LENGTH_MET = 1e-13;

/** So many roundings of the farthest coordinate are allowed the length of a link besides: two changes of units at both ends. */
export const LENGTH_ROUNDINGS = 8;

/** How nearly a step along a motion is made, relative to it. */
export const STEP_MADE = 1e-9;

/** A control point of an arc of stresses so far out of its triangle is on its edge, relative to the size of the arc: ten times what the arc is fitted to. */
export const ON_EDGE = 1e-10;
