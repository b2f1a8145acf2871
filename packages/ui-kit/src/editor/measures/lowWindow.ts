/** Below this height a window is low: the first steps below a board are shown without their texts, px. */
export const LOW_WINDOW_PX = 800;
