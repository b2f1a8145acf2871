/** Every epsilon of the package by subject, with what it is relative to and why. */

// Numbers and units

/** The largest relative error of one rounding of a double. */
export const ROUNDING = 2 ** -53;

/**
 * A converted number that is closer than this to its value rounded to 12 digits is taken as that value. The tolerance
 * is relative to the number and is nine half-ulps: more than two conversions lose, and far less than any user can mean.
 */
export const SNAP = 1e-15;

/**
 * A number closer than this to the midpoint of two printable numbers counts as the midpoint. `relative` refers to the
 * number, because sums that are equal by symmetry differ by less. `most` is a part of the last digit.
 */
export const HALF_DIGIT = { relative: 1e-12, most: 1e-4 } as const;

/**
 * A derived part of a load that differs from the stored one by less than this is rounded, not wrong. It is relative to
 * the load.
 */
export const DERIVED_VALUE = 1e-9;

/**
 * Factors of one load cancel when their sum is below this. It is relative to the sizes of the factors and is a few
 * roundings of decimals that doubles cannot represent.
 */
export const FACTOR_SUM = 1e-15;

/**
 * A component of a force below this is a rounding error of the force's angle: a vertical support has no horizontal
 * part. It is relative to the force.
 */
export const CANCELLED = 1e-9;

/**
 * A shear modulus closer than this to the one that follows from E and nu counts as equal to it. It is relative to the
 * modulus, which tables give with two or three digits.
 */
export const SAME_MODULUS = 1e-2;

// Elimination and mechanisms

/**
 * A pivot below this means a mechanism within rounding. For a beam it is relative to the largest entry of the pivot's
 * equation. The equations of a truss are eliminated joint by joint, and there it is relative to the pivot's own
 * diagonal before elimination.
 */
export const PIVOT = 1e-10;

/**
 * A pivot below this has no correct digits: the numbers of the beam differ too much in size. Rows and columns are
 * scaled to 1 before. The value is a few roundings.
 */
export const EQUILIBRATED_PIVOT = 1e-14;

/**
 * Bearings and hinges closer than this distance are treated as coincident when the motion of a beam that failed PIVOT
 * is described. The distance is relative to the beam's length and is raised tenfold from `least` to `most`: from a few
 * rounding errors to the distance at which levers that multiply each other reach PIVOT.
 */
export const COINCIDENT = { least: 1e-15, most: 1e-4 } as const;

/**
 * Parts of a mechanism move as one body when their rotations differ by less than this. It is relative to the fastest
 * rotation and is a few hundred roundings.
 */
export const TURN = 1e-12;

// Diagrams and influence lines of a beam

/** A value of a diagram below this is zero. It is relative to the diagram's scale and is about a thousand roundings. */
export const ZERO_VALUE = 1e-13;

/** Two extremes closer than this are one, and the first x is kept. It is relative to the diagram's largest ordinate. */
export const SAME_EXTREME = 1e-12;

/**
 * Extremes that differ by less than this are not extremes. It is relative to the largest terms of the polynomials and
 * is a few roundings of their sums.
 */
export const NO_EXTREME = 1e-14;

/**
 * Places closer than this are one. For two zeros of a diagram it is relative to the beam's length. For the lines of
 * cut links and the point they pass through it is relative to the size of the truss.
 */
export const SAME_PLACE = 1e-10;

/** A jump below this is rounding where two sweeps meet. It is relative to the diagram's scale. */
export const JUMP = 1e-12;

/**
 * Newton's method stops when a step is below this. It is relative to the interval and reaches the last bits of the
 * root.
 */
export const ROOT_STEP = 1e-15;

/**
 * An area below this has no centroid, because it is only the rounding error of a difference. It is relative to the
 * diagram's ordinates times its length.
 */
export const EMPTY_AREA = 1e-12;

// Checks of an answer

/** The residual that a check of a result allows. It is relative to the largest term of the check's sum. */
export const CHECK = 1e-9;

/**
 * Displacements and forces are compared with a size that is at least this part of what the forces would cause in a beam
 * of the whole length. If a support carries a load directly, nothing bends, and the second method would compare
 * rounding errors.
 */
export const LEAST_SIZE = 1e-6;

/**
 * A sum whose own terms are almost zero is compared with this part of a larger size, so that rounding is not taken for
 * an error. The check of a beam uses its forces and, for moments, forces times its length. The check of a truss uses
 * the largest force of the set for each joint. The refinement of a truss uses the force that restrained elongations
 * would cause.
 */
export const ASSUMED_SIZE = 1e-3;

// Outline, walls and torsion of a section

/**
 * Arcs that overlap by less than this just touch, as in a square rounded to a circle. It is relative to the side they
 * share.
 */
export const CORNER_FIT = 1e-12;

/**
 * Principal second moments closer than this are equal. It is relative to their mean and is a few hundred roundings of
 * an outline's integrals.
 */
export const SAME_MOMENT = 1e-13;

/**
 * Ordinates of a section closer than this are one. It is relative to the section's height and is a few thousand
 * roundings of a typed number.
 */
export const SAME_ORDINATE = 1e-12;

/**
 * Walls of a section lie in one line if their second moment across this line is below this fraction of the one along
 * it: it is rounding error. The same fraction applies to the second moment, about the axis of bending, of a plate
 * perpendicular to the force.
 */
export const IN_LINE = 1e-9;

/** Ends of walls of a section nearer to each other than this are one. It is relative to the length of a wall. */
export const SAME_WALL_END = 1e-6;

/**
 * Parts of a built-up section that lie over each other by less than this only touch, and sides no farther apart lie on
 * each other. It is relative to the height and width of the whole together: positions come rounded to some digits.
 */
export const TOUCHING_PARTS = 1e-7;

/** A product of inertia below this is rounding: symmetry makes it zero. It is relative to the second moments. */
export const NO_SKEW = 1e-12;

/** Edges of a section that meet at an angle smaller than this continue each other without a corner. In radians. */
export const RUNS_ON = 1e-6;

/**
 * A side of a section shorter than this is rounding between two arcs. It is relative to the section's radius of
 * gyration.
 */
export const NO_SIDE = 1e-9;

/**
 * An axis that crosses an edge of a section nearer than this to the edge's end crosses it there. It is relative to the
 * edge.
 */
export const EDGE_END = 1e-10;

/**
 * A corner of a section nearer than this to a panel of its boundary is the panel's end. It is relative to the panel.
 */
export const TOUCHES = 1e-6;

/**
 * A negative warping constant above minus this is rounding, because a square tube hardly warps. It is relative to the
 * torsion constant times the square of the radius of gyration.
 */
export const NO_WARPING = 1e-4;

/** Points of a boundary nearer than this are one. It is relative to their distance from the centroid. */
export const SAME_POINT = 1e-9;

// Stresses

/**
 * A sampled curve deviates from the straight line between two samples by at most this. It is relative to the curve's
 * largest value and is a pixel in ten screens.
 */
export const CURVE = 1e-4;

/**
 * The search for peaks misses none that exceeds the highest peak found by more than this. It is relative to the peak
 * and is a tenth of the last digit of the curve's samples.
 */
export const LOST_PEAK = 1e-8;

/**
 * Levels of a section closer than this are one level, such as those of a section that is rotated by a tiny angle. Only
 * the width changes between the lowest and the highest of them, so the cuts below and above them bound the values in
 * between. It is relative to the height.
 */
export const SLIVER = 1e-9;

/** The error allowed to the polynomials of an arc of stresses. It is relative to the greatest stress of the section. */
export const ARC_FIT = 1e-11;

/**
 * A control point of an arc of stresses less than this outside its triangle is taken to be on the triangle's edge. It
 * is relative to the size of the arc and is ten times ARC_FIT.
 */
export const ON_EDGE = 1e-10;

/**
 * Stresses that differ by less than this are equal. It is relative to the greatest stress and is the error that ARC_FIT
 * allows.
 */
export const SAME_STRESS = 1e-11;

/**
 * A fibre that is less than this inside the hull of stresses counts as lying on it. It is relative to the greatest
 * shear stress and is ten times ARC_FIT.
 */
export const ON_HULL = 1e-10;

/**
 * A peak between two fibres is searched for only if it may exceed the greatest value by more than this. It is relative
 * to the greatest value and equals the error that ARC_FIT allows.
 */
export const NO_RISE = 1e-11;

/**
 * A peak counts as found when the remaining rise is below this. It is relative to the peak and is a thousand roundings.
 */
export const LAST_RISE = 1e-13;

/**
 * Distance from an end of an arc at which its slope is evaluated, because the arc can be level at the end itself, where
 * its height is. It is relative to half the arc.
 */
export const LEVEL_START = 1e-5;

/**
 * Distance from a peak at which it is decided which of several brackets contains the highest. It is relative to the
 * bracket.
 */
export const PEAK_ESTIMATE = 1e-4;

/**
 * A double cannot resolve a smaller distance from a peak, because the curve is flat there. It is relative to the
 * searched interval.
 */
export const PEAK_PLACE = 1e-8;

// Calculation by hand

/**
 * The rounding error of a zero sum in a hand calculation whose terms are sums themselves. It is relative to the sum of
 * the absolute values of the terms.
 */
export const HAND_SUM = 1e-11;

/**
 * A value below this is written as 0 in a hand calculation. It is relative to the greatest value of its kind, far
 * below what people write by hand, and far above the rounding of most beams.
 */
export const HAND_ZERO = 1e-9;

/**
 * The two sides of a line of a hand calculation, or the line and the solver, agree when they differ by less than this.
 * It is relative to the largest term. A hand calculation prints fewer digits, and the rounding of a badly conditioned
 * beam costs fewer than remain.
 */
export const HAND_AGREES = 1e-6;

/**
 * A turning moment or a zero of a diagram closer than this to the end of a part counts as being at the end. It is
 * relative to the length of the part.
 */
export const HAND_PART_END = 1e-6;

/**
 * A primary system of the force method is stable if the pivots of its equilibrium equations are above the first of
 * these values, or, if no system passes, above the next: a barely stable system costs digits. The values are relative
 * to forces, and to their arms divided by the length of the beam.
 */
export const HAND_STANDS = [1e-2, 1e-5, 1e-9] as const;

// Geometry and guides of a truss

/**
 * Guides closer to each other than this touch or coincide. It is relative to their sizes and places and is a thousand
 * rounding errors.
 */
export const SAME_GUIDE = 1e-13;

/**
 * A load that ends closer than this to the end of a link reaches to it. It is relative to the length of the link:
 * lengths are square roots and change with the unit.
 */
export const LINK_END = 1e-9;

/**
 * Links are parallel in the explained methods when their directions differ by an angle below this. It is a sixth of the
 * angle that PIVOT takes for a mechanism.
 */
export const SAME_DIRECTION = 1e-6;

/** Slices are cut narrower by this, so that the last place falls into the last slice. It is relative to a slice. */
export const LAST_SLICE = 1e-9;

// Forces of a truss

/**
 * Refinement stops when the unbalanced forces at the joints of a truss are below this, because another step would not
 * reduce them. It is relative to the largest force of the truss and is a few roundings. The lever arms of a long girder
 * turn unbalanced forces into chord forces.
 */
export const EQUILIBRIUM = 1e-15;

/**
 * The same tolerance while loads are dragged. It is far below what an eye or a table can show, and rarely needs a
 * second substitution.
 */
export const LIVE_EQUILIBRIUM = 1e-11;

/**
 * Forces of a truss that refinement leaves uncertain by more than this are not returned, because a reader would take
 * wrong digits for right ones. It is relative to the largest force.
 */
export const TRUSTED_FORCE = 1e-6;

/**
 * The force of a link below this is rounding left by the refinement of an ill-conditioned truss. It is relative to the
 * largest force of the set.
 */
export const ZERO_FORCE = 1e-9;

/**
 * The second method of a truss weights its columns by the square root of the stiffness of their links, so that stiff
 * links carry the loads and soft ones become the redundants. Each redundant is then the softest link of its own state;
 * states through one common soft link would differ only by the small flexibility of stiff links. Links more than 1e12
 * times as soft as the stiffest (1 over the square of this value) get this least weight, because a smaller one would
 * count as zero.
 */
export const LEAST_WEIGHT = 1e-6;

// Limits of linear theory

/**
 * A displacement of this size or more is too large for the equations of the undeformed structure. It is relative to the
 * structure's extent; for the relative displacement of a member's ends it is relative to the member's length. A
 * rotation by 1/50 lengthens a member by half its square, a fifth of the elongation of steel at 200 MPa.
 */
export const LARGE_DISPLACEMENT = 1 / 50;

// Forces of a frame

/**
 * Whether a frame is stable is decided exactly before it is solved, so a small pivot does not mean a mechanism: below
 * this value, which is some rounding errors, the pivot has no correct digits. It is relative to the pivot's own
 * diagonal before elimination.
 */
export const FRAME_PIVOT = 1e-15;

/**
 * The largest ratio of stiffnesses, axial or transverse, between two members in the factor that refinement starts from:
 * a stiffer member would cancel all digits of the others. Refinement uses the actual stiffness.
 */
export const STIFFEST_FACTORED = 1e12;

/**
 * Refinement of a frame ends when a step changes no force and no displacement by more than this, relative to the
 * largest.
 */
export const REFINED = 4e-16;

/**
 * A frame is not solved if refinement leaves its forces uncertain by more than this. It is relative to the largest
 * force.
 */
export const TRUSTED_FRAME = 1e-11;

/**
 * A motion of a frame found in doubles satisfies rows of size 1 up to this error, and components below it are rounding.
 * It is relative to the largest component.
 */
export const ROUNDED_MOTION = 1e-11;

/** A pivot below this has no correct digits when the motions of a frame are found in doubles. Rows are of size 1. */
export const ROUNDED_PIVOT = 1e-12;

/** A motion of a frame is followed by a step of this size, relative to the extent of the frame. */
export const FOLLOW_STEP = 1e-2;

/**
 * A followed motion of a frame satisfies its conditions when they miss by less than this, relative to the extent of the
 * frame.
 */
export const FOLLOWED = 1e-11;

/**
 * Damping of the least-squares step that follows a motion of a frame, relative to the square of a condition of size 1.
 */
export const FOLLOW_DAMPING = 1e-10;

// Line of pressure of a frame

/**
 * An axial force below this part of the largest force of a case set is rounding: a section without axial force has no
 * point of the line of pressure.
 */
export const NO_THRUST = 1e-9;

/** The chords of a line of pressure are closer to it than this part of the extent of the frame: a tenth of a pixel. */
export const PRESSURE_CHORD = 1e-4;

// Verdict and motions of a truss

/**
 * Directions that enclose a smaller angle than this, or span less in space, may be parallel. Such joints of a truss are
 * decided by the rank of the matrix. The value does not affect the verdict.
 */
export const SURE_ANGLE = 1e-2;

/**
 * A motion of a truss that lengthens links by less than this is a mechanism within rounding. It is relative to the
 * motion and is a million roundings.
 */
export const NEAR_MECHANISM = 1e-10;

/**
 * A described motion of a truss that is a mechanism within rounding lengthens links by less than this. It is relative
 * to the motion and is ten times the square root of PIVOT, because PIVOT compares squares.
 */
export const NEAR_MOTION = 1e-4;

/**
 * A unit motion of a truss depends on other motions, up to rounding, if less than this fraction of it remains. This
 * decides which motions are described, not the verdict.
 */
export const DEPENDENT_MOTION = 1e-6;

/**
 * A column of elongations depends on the columns before it if less than this fraction of it remains. It is relative to
 * the column and is a million rounding errors.
 */
export const DEPENDENT_COLUMN = 1e-9;

/**
 * A quadratic form of motions below this counts as 0, so that no self-stress stiffens the motions. It is relative to
 * the terms of the form.
 */
export const ZERO_FORM = 1e-7;

/**
 * A component below this of a motion found in integers comes from rounding of the joint coordinates. It is relative to
 * the largest component.
 */
export const EXACTLY_RESTING = 1e-12;

/**
 * A component below this of a motion found in doubles is rounding: the joint does not move. It is relative to the
 * largest component.
 */
export const RESTING = 1e-9;

/**
 * The same bound for a truss that is a mechanism within rounding, because its motions have only a few correct digits.
 */
export const NEARLY_RESTING = 1e-6;

/**
 * A link that a motion of a truss lengthens by less than this restrains the motion too weakly to be proposed. It is
 * relative to the motion.
 */
export const STOPPING_RATE = 1e-3;

/**
 * A joint counts as on a link when the square of its distance is below this. It is relative to the square of the link's
 * length. It decides which fix is proposed, not a verdict.
 */
export const ON_THE_WAY = 1e-6;

/**
 * A joint lies on a link when its distance is below this. It is relative to the farthest coordinate of the truss: far
 * more than a change of units costs, far less than the distance between two parallel members.
 */
export const ON_LINK = 1e-6;

// Following a motion of a truss

/**
 * A link on a followed motion has its original length when the length differs by less than this. It is relative to the
 * length and is some hundred roundings.
 */
export const LENGTH_MET = 1e-13;

/**
 * The length of a link may also differ by this many roundings of the farthest coordinate: two changes of units at both
 * ends.
 */
export const LENGTH_ROUNDINGS = 8;

/** A step along a motion counts as made within this error. It is relative to the step. */
export const STEP_MADE = 1e-9;

/**
 * Damping of the steps that follow a motion of a truss. It is relative to the squared largest diagonal of the
 * equations, and small beside the square of a singular value that a step opens.
 */
export const DAMPING = 1e-11;

/**
 * Damping of these steps in proportion to the error of the lengths. A joint at a distance d from the line of its links
 * changes the lengths by d², and it moves by d only while the damping is small compared with d²: such a motion passes
 * only through special places and halves its distance at each step.
 */
export const DAMPING_OF_MISS = 1e-3;

/** The least damping of these steps: some rounding errors keep the pivots of other motions positive. */
export const LEAST_DAMPING = 1e-15;

// Limits and the lightest section

/** A limit is met when it is exceeded by no more than this part of it: a section that meets it exactly passes. */
export const LIMIT_MET = 1e-9;

/**
 * A screen rejects a section if its utilisation of a limit exceeds 1 by more than this. The rounding error of its two
 * solves is far smaller.
 */
export const SCREEN_MARGIN = 1e-6;

/** The samples of a curve of equivalent stresses are accurate to this part of its greatest value. */
export const CURVE_SAMPLES = 1e-4;

/**
 * A support counts as fixed if its deflection is below this part of the greatest deflection of the beam, because that
 * is rounding.
 */
export const STANDS_STILL = 1e-9;

// Combinations

/**
 * Factors of combinations closer than this are equal: standards print few digits, and products of factors have few
 * more.
 */
export const SAME_FACTOR = 1e-9;

/** Moments at the ends of a free stretch are read this part of its length inside, where none jumps. */
export const JUST_WITHIN = 1e-9;

/** A certificate adds up to its value within this, relative to the sizes of the effects that it adds. */
export const CERTIFIED = 1e-9;

// Stability and frequencies of frames

/** Factors of a displacement below this are zero, because directions are known to about as many digits. */
export const NO_SHARE = 1e-13;

/** A constraint depends on the others if its largest factor is below this once the others are eliminated. */
export const FOLLOWS = 1e-9;

/** Axial forces below this part of the largest one are rounding error: the member counts as unloaded. */
export const NO_PUSH = 1e-11;

/**
 * Roots are counted at this distance on either side of a root to prove it, relative to the root, where rounding does
 * not blur the counts.
 */
export const COUNTED_WITHIN = 1e-9;

/** The greatest distance from a root at which the counts that prove it are taken, relative to the root. */
export const COUNTED_AT_MOST = 1e-4;

/**
 * A mode is computed at a factor this far below its root, relative to it: close enough for inverse iteration, but not
 * singular.
 */
export const BESIDE_ROOT = 1e-10;

/** Half the step of the difference quotient for the slope of an energy, relative to the root. */
export const SLOPE_STEP = 1e-4;

/** Stretches of a member shorter than this part of it are rounding of the places of loads. */
export const NO_STRETCH = 1e-12;

// Checks by design codes

/**
 * Lateral restraints of a beam that are closer than this part of its length count as one, because nothing buckles
 * between them.
 */
export const NO_FREE_STRETCH = 1e-6;

/** A moment diagram has a shape of a table if it differs from it by no more than this part of its greatest moment. */
export const SAME_SHAPE = 1e-6;

// Members in pieces: elastic beds and the second order

/**
 * A term of a series below this part of the sum of all its terms is omitted, because it changes no digit of a double.
 */
export const DROPPED_TERM = 1e-18;

/**
 * Displacements with twice the digits of a double are refined until none changes by more than this, relative to the
 * largest one: the stretch of a member a hundred million times as stiff as others still has all digits of a double.
 */
export const REFINED_LONG = 1e-24;

/** A field below this part of the largest one of its kind in the frame is rounding and counts as zero. */
export const NO_FIELD = 1e-13;

/**
 * The axial forces of the second order have converged when none changes by more than this, relative to the largest one.
 */
export const SETTLED_FORCE = 1e-12;

/** Axial forces that rounding keeps from converging further are accepted when they change by no more than this. */
export const SETTLED_AT_MOST = 1e-9;

/**
 * The relative accuracy of the critical load factor in the message that refuses a frame beyond buckling; the message
 * prints few digits.
 */
export const CRITICAL_FOUND = 1e-9;

// Members that bear one way only

/**
 * A force or a gap of a member that bears one way only counts if it exceeds this: forces relative to the largest axial
 * force of the set, gaps to the largest displacement.
 */
export const ONE_WAY = 1e-9;

/**
 * The part of its axial stiffness that a slack member retains while the state of a frame is sought in which slack
 * members would make a mechanism.
 */
export const SOFT_PART = 1e-6;

// Exact calculations and inverse questions

/**
 * A load counts as linear if its middle ordinate is within this of the mean of its ends, relative to the largest
 * ordinate.
 */
export const STRAIGHT_LOAD = 1e-13;

/** Sizes that differ by less than this part of them are equal when the greatest of several is searched for. */
export const SAME_SIZE = 1e-9;

// Reactions of other documents

/**
 * A load carries a reaction while its value is within this part of the product of factor and reaction: both were
 * converted between unit systems, perhaps several times.
 */
export const SAME_REACTION = 1e-9;

/** A support is where it was within this distance, m: the documents may be in different units. */
export const SAME_PLACE_M = 1e-6;

// Refusals

/**
 * A member whose stiffness differs from the median by this factor is named if a structure cannot be solved because its
 * numbers differ too much. Real members of one structure differ by less than 1e4.
 */
export const ODD_RATIO = 1e6;
