import type { ExerciseProblem } from './findExerciseProblem.ts';
import source from './messages/en-US.json' with { type: 'json' };

/**
 * Reported to the page that passed an invalid exercise. `place` is the invalid part, such as `questions[0].of`, and
 * the message states what is expected there.
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
