/** Answers of the running test that broke their schemas. */
export const breaches: string[] = [];
