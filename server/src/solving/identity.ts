/** By what a task is the same as another, and the id that is its own where another may have another one. */
export interface Identity {
  readonly key: string;
  readonly id?: number;
}
