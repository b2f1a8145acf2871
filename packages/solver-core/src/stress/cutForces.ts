/** Forces in one cut of the beam, in the document's units. */
export interface Forces {
  readonly N: number;
  readonly Q: number;
  readonly M: number;
}
