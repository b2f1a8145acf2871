import type { ExerciseProblem } from './findExerciseProblem.ts';
import source from './messages/en-US.json' with { type: 'json' };

/**
 * Told to the page that gave what is no exercise; `place` is the part at fault, such as `questions[0].of`, and the
 * message says what has to stand there.
 */
export class RefusedExerciseError extends Error {
  override readonly name = 'RefusedExerciseError';
  readonly place: string;

  constructor({ place, wanted, names = '' }: ExerciseProblem) {
    const text = source.wanted[wanted].replace('{{names}}', names);
    super(`\`BeamEditor\` was given no exercise: \`${place}\` has to be ${text}`);
    this.place = place;
  }
}
