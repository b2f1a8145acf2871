/** How high the line of the notes on an answer is, px: by mouse and by finger. */
export const NOTES_LINE_PX = { fine: 24, coarse: 44 };
