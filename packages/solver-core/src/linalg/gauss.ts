/** Three Gauss points on [0, 1]: exact up to degree 5. */
export const GAUSS_AT = [0.5 - Math.sqrt(0.15), 0.5, 0.5 + Math.sqrt(0.15)] as const;
export const GAUSS_WEIGHT = [5 / 18, 8 / 18, 5 / 18] as const;
