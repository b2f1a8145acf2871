/** Answers of the running test that violated their schemas. */
export const breaches: string[] = [];
