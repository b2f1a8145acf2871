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
 * A number this near to the middle between two that can be written is in the middle. `relative` is to the number: sums
 * that are equal by symmetry differ by less. `most` is of the last digit, whatever the number.
 */
export const HALF_DIGIT = { relative: 1e-12, most: 1e-4 } as const;

/** A derived part of a load that differs by less than this was rounded, not mistaken. It is relative to the load. */
export const DERIVED_VALUE = 1e-9;

/**
 * Factors of one load cancel when their sum is below this. It is relative to their sizes and is a few roundings of
 * decimals that doubles cannot hold.
 */
export const FACTOR_SUM = 1e-15;

/**
 * A component of a force below this is a rounding error of the force's angle: a vertical support has no horizontal
 * part. It is relative to the force.
 */
export const CANCELLED = 1e-9;

/**
 * A shear modulus nearer than this to the one of E and nu is the same. It is relative to the modulus, which tables
 * give in two or three digits.
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
 * A pivot below this leaves no digits: the numbers of the beam differ too much in size. Rows and columns are scaled to
 * 1 before. The value is a few roundings.
 */
export const EQUILIBRATED_PIVOT = 1e-14;

/**
 * Bearings and hinges closer than this distance are treated as coincident when the motion of a beam that failed PIVOT
 * is described. The distance is relative to the beam's length and is raised tenfold from `least` to `most`: from a few
 * rounding errors to the distance at which levers that multiply each other reach PIVOT.
 */
export const COINCIDENT = { least: 1e-15, most: 1e-4 } as const;

/**
 * Parts of a mechanism move as one when their turns differ by less than this. It is relative to the fastest turn and
 * is a few hundred roundings.
 */
export const TURN = 1e-12;

// Diagrams and influence lines of a beam

/** A value of a diagram below this is zero. It is relative to the diagram's scale and is about a thousand roundings. */
export const ZERO_VALUE = 1e-13;

/** Two extremes closer than this are one, and the first x is kept. It is relative to the diagram's largest ordinate. */
export const SAME_EXTREME = 1e-12;

/**
 * Extremes that differ by less than this are no extremes. It is relative to the largest terms of the polynomials and
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
 * An area below this has no centroid, for it is a difference of roundings. It is relative to the diagram's ordinates
 * times its length.
 */
export const EMPTY_AREA = 1e-12;

// Checks of an answer

/** The residual that a check of the answer allows. It is relative to the largest term of the check's sum. */
export const CHECK = 1e-9;

/**
 * The size that displacements and forces are compared with is at least this part of what the forces would do to a beam
 * of the whole length. Where a support carries a load directly nothing bends, and a second method finds rounding
 * instead.
 */
export const LEAST_SIZE = 1e-6;

/**
 * A sum with almost no terms of its own is compared with this part of a larger size, so that rounding is not taken for
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

/**
 * A product of inertia below this is what rounding leaves where symmetry makes it nothing. It is relative to the second
 * moments.
 */
export const NO_SKEW = 1e-12;

/** Edges of a section that meet at a smaller angle than this run on without a corner. It is in radians. */
export const RUNS_ON = 1e-6;

/**
 * A side of a section below this is what rounding leaves between two arcs. It is relative to the section's radius of
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
 * A warping constant that is below zero by less than this is rounding: of a square tube next to nothing warps. It is
 * relative to the torsion constant times the square of the radius of gyration.
 */
export const NO_WARPING = 1e-4;

/** Points of a boundary nearer than this are one. It is relative to their distance from the centroid. */
export const SAME_POINT = 1e-9;

// Stresses

/**
 * A curve stays this near to the straight line between two samples. It is relative to the curve's largest value and is
 * a pixel in ten screens.
 */
export const CURVE = 1e-4;

/**
 * No peak of a curve that is higher than the highest peak found by more than this is missed. It is relative to the peak
 * and is a tenth of the last digit of the curve's samples.
 */
export const LOST_PEAK = 1e-8;

/**
 * Levels of a section closer than this are one level, such as those of a section that is rotated by almost nothing.
 * Only the width changes between the lowest and the highest of them, so the cuts below and above them bound the values
 * in between. It is relative to the height.
 */
export const SLIVER = 1e-9;

/** The polynomials of an arc of stresses may be off by this. It is relative to the greatest stress of the section. */
export const ARC_FIT = 1e-11;

/**
 * A control point of an arc of stresses that lies this far outside its triangle is taken to be on the triangle's edge.
 * It is relative to the size of the arc and is ten times ARC_FIT.
 */
export const ON_EDGE = 1e-10;

/** Stresses that differ by less than this are one. It is relative to the greatest, and is what ARC_FIT allows. */
export const SAME_STRESS = 1e-11;

/**
 * A fibre that is this far inside the hull of stresses counts as lying on it. It is relative to the greatest shear
 * stress and is ten times ARC_FIT.
 */
export const ON_HULL = 1e-10;

/**
 * A peak between two fibres is searched only if it may exceed the greatest value by more than this. It is relative to
 * the greatest value and equals the error that ARC_FIT allows.
 */
export const NO_RISE = 1e-11;

/** The rise that may be left when a peak counts as found: relative to the peak, a thousand roundings. */
export const LAST_RISE = 1e-13;

/**
 * Distance from an end of an arc at which its slopes are evaluated: the arc may start level, because its height does.
 * It is relative to half the arc.
 */
export const LEVEL_START = 1e-5;

/**
 * Distance to a peak at which it can be decided which of several brackets has the highest. It is relative to the
 * bracket.
 */
export const PEAK_ESTIMATE = 1e-4;

/**
 * A double cannot resolve a smaller distance from a peak, because the peak is flat there. It is relative to the
 * searched interval.
 */
export const PEAK_PLACE = 1e-8;

// Calculation by hand

/**
 * The rounding error of a sum that is zero in a calculation by hand, the terms being sums themselves. It is relative to
 * the sum of the sizes of the terms.
 */
export const HAND_SUM = 1e-11;

/**
 * A value below this is written as 0 in a hand calculation. It is relative to the greatest value of its kind, far
 * below what people write by hand, and far above the rounding of most beams.
 */
export const HAND_ZERO = 1e-9;

/**
 * Sides of a line of a calculation by hand, or the line and the solver, agree when they differ by less than this. It
 * is relative to the largest term: more digits than a hand writes, fewer than rounding of a badly conditioned beam may
 * cost.
 */
export const HAND_AGREES = 1e-6;

/**
 * A moment that turns, or a diagram that is zero, nearer than this to the end of a part is so at the end. It is
 * relative to the length of the part.
 */
export const HAND_PART_END = 1e-6;

/**
 * A primary system of the force method is stable if the pivots of its equilibrium are above the first of these values,
 * or, if no system passes, above the next: a system that is barely stable costs digits. The values are relative to
 * forces, and to their arms divided by the length of the beam.
 */
export const HAND_STANDS = [1e-2, 1e-5, 1e-9] as const;

// Geometry and guides of a truss

/**
 * Guides closer to each other than this touch or coincide. It is relative to their sizes and places and is a thousand
 * rounding errors.
 */
export const SAME_GUIDE = 1e-13;

/**
 * A load that ends this near to the end of a link reaches to it. It is relative to the length of the link: lengths are
 * roots and change with the unit.
 */
export const LINK_END = 1e-9;

/**
 * Links are parallel when their directions differ by an angle below this, for the methods that are shown. It is a
 * sixth of what PIVOT takes for a mechanism.
 */
export const SAME_DIRECTION = 1e-6;

/**
 * Places are cut into slices this much narrower, so that the last place is in the last slice. It is relative to a
 * slice.
 */
export const LAST_SLICE = 1e-9;

// Forces of a truss

/**
 * Another step of refinement would not make forces below this less that are left over at the joints of a truss. It is
 * relative to the largest force of the truss and is a few roundings. A long girder makes chords of them by its levers.
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
 * The force of a link below this is rounding that the refinement of an ill-conditioned truss leaves. It is relative to
 * the largest force of the set.
 */
export const ZERO_FORCE = 1e-9;

/**
 * Columns of the second method of a truss are weighed by the root of their link's stiffness, so that stiff links bear
 * the loads and soft ones are left as redundants, each the softest in its own state: states through the same soft link
 * would differ by the little that stiff ones yield. Links more than 1e12 times as soft as the stiffest, one over the
 * square of this, weigh no less, for they would pass for none.
 */
export const LEAST_WEIGHT = 1e-6;

// Limits of linear theory

/**
 * A displacement from this on is too large for the equations of the undeformed structure. It is relative to the
 * structure's extent, and of two ends of a member against each other to the member's length. A turn by 1/50 lengthens a
 * member by half its square, a fifth of what steel of 200 MPa lengthens by.
 */
export const LARGE_DISPLACEMENT = 1 / 50;

// Forces of a frame

/**
 * A frame is judged exactly before it is solved, so a small pivot does not mean a mechanism: below this value, which is
 * some rounding errors, the pivot has no correct digits. It is relative to the pivot's own diagonal before elimination.
 */
export const FRAME_PIVOT = 1e-15;

/**
 * In the factor that refinement starts from, no member is stiffer than the softest one by more than this, in elongation
 * or in a shift of its ends: a stiffer one would take all digits of the others. Refinement uses the actual stiffness.
 */
export const STIFFEST_FACTORED = 1e12;

/**
 * Refinement of a frame ends when a step changes no force and no displacement by more than this, relative to the
 * largest.
 */
export const REFINED = 4e-16;

/**
 * Forces of a frame that refinement leaves in doubt by more than this are not answered. It is relative to the largest.
 */
export const TRUSTED_FRAME = 1e-11;

/**
 * A motion of a frame found in doubles misses rows of size 1 by less, and components below this are rounding. It is
 * relative to the largest component.
 */
export const ROUNDED_MOTION = 1e-11;

/** A pivot below this leaves a row of a frame without digits when motions are found in doubles. Rows are of size 1. */
export const ROUNDED_PIVOT = 1e-12;

/** A motion of a frame is followed by a step of this size, relative to the extent of the frame. */
export const FOLLOW_STEP = 1e-2;

/** A followed motion of a frame has met its conditions within this, relative to the extent of the frame. */
export const FOLLOWED = 1e-11;

/** Damping of the least change that follows a motion of a frame, relative to the square of a condition of size 1. */
export const FOLLOW_DAMPING = 1e-10;

// Verdict and motions of a truss

/**
 * Directions that enclose a smaller angle than this, or span less in space, may be parallel. Such joints of a truss
 * are left to its rank. No verdict hangs on it.
 */
export const SURE_ANGLE = 1e-2;

/**
 * A motion of a truss that lengthens links by less than this is a mechanism within rounding. It is relative to the
 * motion and is a million roundings.
 */
export const NEAR_MECHANISM = 1e-10;

/**
 * A described motion of a truss that is a mechanism within rounding lengthens links by less than this. It is relative
 * to the motion and is ten times the square root of PIVOT, which compares squares.
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
 * A quadratic form of motions below this is taken for 0, and then no self-stress counts as stiffening the motions. It
 * is relative to the terms of the form.
 */
export const ZERO_FORM = 1e-7;

/**
 * A component below this of a motion found in whole numbers is rounding of the coordinates that the motion was found
 * for. It is relative to the largest component.
 */
export const EXACTLY_RESTING = 1e-12;

/**
 * A component below this of a motion found in doubles is rounding of a joint that stays. It is relative to the largest
 * component.
 */
export const RESTING = 1e-9;

/** The same bound for a truss that is a mechanism within rounding; its motions have only a few correct digits. */
export const NEARLY_RESTING = 1e-6;

/**
 * A link that a motion of a truss lengthens by less than this restrains the motion too weakly to be proposed. It is
 * relative to the motion.
 */
export const STOPPING_RATE = 1e-3;

/**
 * A joint counts as on a link when the square of its distance is below this. It is relative to the square of the
 * link's length, and decides a choice among fixes, no verdict.
 */
export const ON_THE_WAY = 1e-6;

/**
 * A joint lies on a link when it is nearer to it than this. It is relative to the farthest coordinate of the truss: far
 * more than coordinates lose by changes of units, far less than the distance of two members side by side.
 */
export const ON_LINK = 1e-6;

// Following a motion of a truss

/**
 * A link on a followed motion has its length when the length misses by less than this. It is relative to the length
 * and is some hundred roundings.
 */
export const LENGTH_MET = 1e-13;

/**
 * The length of a link may miss by so many roundings of the farthest coordinate besides: two changes of units at both
 * ends.
 */
export const LENGTH_ROUNDINGS = 8;

/** A step along a motion is made as nearly as this. It is relative to the step. */
export const STEP_MADE = 1e-9;

/**
 * Damping of the steps that follow a motion of a truss. It is relative to the largest diagonal of the equations
 * squared: small beside the square of a singular value that a step opens.
 */
export const DAMPING = 1e-11;

/**
 * Damping of these steps by the missed length, relative to it. A joint at a distance d from the line of its links
 * misses the lengths by d², and it moves by d only while the damping is small compared with d²: such a motion passes
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

/** The samples of a curve of equivalent stresses are within this part of its greatest value. */
export const CURVE_SAMPLES = 1e-4;

/**
 * A support does not move if its deflection is below this part of the greatest deflection of the beam: rounding leaves
 * less.
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

/** Factors of a displacement below this are zero: directions are known to about as many digits. */
export const NO_SHARE = 1e-13;

/** A constraint follows from the others if its largest factor is below this after the others are used. */
export const FOLLOWS = 1e-9;

/** Axial forces below this part of the largest one are rounding error: the member counts as unloaded. */
export const NO_PUSH = 1e-11;

/** Counts that prove a root are taken this far from it, relative to it, where rounding does not blur them. */
export const COUNTED_WITHIN = 1e-9;

/** Counts that prove a root are taken this far from it at most, relative to it. */
export const COUNTED_AT_MOST = 1e-4;

/** A mode is sought this far below its root, relative to it: close enough for inverse iteration, but not singular. */
export const BESIDE_ROOT = 1e-10;

/** Half the difference of two places over which the slope of an energy is taken, relative to the root. */
export const SLOPE_STEP = 1e-4;

/** Stretches of a member shorter than this part of it are rounding of the places of loads. */
export const NO_STRETCH = 1e-12;

// Checks by design codes

/** Lateral restraints of a beam that are closer than this part of its length are one: nothing buckles between them. */
export const NO_FREE_STRETCH = 1e-6;

/** A moment diagram has a shape of a table if it differs from it by no more than this part of its greatest moment. */
export const SAME_SHAPE = 1e-6;

// Members in pieces: elastic beds and the second order

/** A term of a series below this part of the sum of all its terms is left out: it changes no digit of a double. */
export const DROPPED_TERM = 1e-18;

/** A field below this part of the largest one of its kind in the frame is rounding, and zero. */
export const NO_FIELD = 1e-13;

/** Axial forces of the second order hold when none changes by more than this, relative to the largest one. */
export const SETTLED_FORCE = 1e-12;

/** Axial forces that rounding keeps from holding so well are taken when they change by no more than this. */
export const SETTLED_AT_MOST = 1e-9;

/** The factor at which a frame buckles that is refused is found to this, relative to it: it is told in few digits. */
export const CRITICAL_FOUND = 1e-9;

// Members that bear one way only

/**
 * A force or a gap of a member that bears one way only counts from this on: forces relative to the largest axial force of
 * the set, gaps to the largest displacement.
 */
export const ONE_WAY = 1e-9;

/** The part of its axial stiffness that a slack member keeps while the state of a frame that would be a mechanism is sought. */
export const SOFT_PART = 1e-6;

// Exact calculations and inverse questions

/** The middle ordinate of a load within this of the mean of its ends, relative to the largest, is that of a line. */
export const STRAIGHT_LOAD = 1e-13;

/** Sizes that differ by less, relative to them, are the same when the greatest of several is looked for. */
export const SAME_SIZE = 1e-9;
