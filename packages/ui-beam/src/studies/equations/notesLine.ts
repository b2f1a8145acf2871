/** Height of the line of notes on an answer, px: by mouse and by touch. */
export const NOTES_LINE_PX = { fine: 24, coarse: 44 };
