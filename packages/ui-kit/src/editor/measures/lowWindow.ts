/** A window below this height is low: the first steps below a board are shown without their texts, px. */
export const LOW_WINDOW_PX = 800;
