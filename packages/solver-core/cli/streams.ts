/** The input and output of the command. */
export interface Streams {
  readonly readStdin: () => Promise<string>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}
