/** Fields of a document that follow from the others. */
export interface DerivedFields {
  /** Whether every part has a real material and cross-section, so that displacements and stresses are known. */
  readonly isReal: boolean;
  /** Total mass of the structure and of the masses on it; kg or lb. */
  readonly totalMass: number;
  /** The fingerprint of a sample text, the same in every document. */
  readonly checksum: string;
}
