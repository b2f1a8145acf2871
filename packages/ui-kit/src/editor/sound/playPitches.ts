/** Duration of the sound of a whole diagram, s. */
const PLAY_S = 2.4;
/** Fraction of full scale: loud enough to be heard over a fan. */
const LEVEL = 0.12;
/** Duration of the fade in and out, s, because a tone that begins or ends abruptly clicks. */
const FADE_S = 0.04;

export interface PlayOptions {
  /** Stops the tone early. */
  readonly signal: AbortSignal;
  /** Called as the tone moves along the beam, with the fraction that has been played. */
  readonly onPlace: (share: number) => void;
  /** Called once, when the tone ends or is stopped. */
  readonly onEnd: () => void;
}

/**
 * Plays tones one after the other without a break, from the left ear to the right. The browser allows it only in
 * response to a key or a press.
 */
export function playPitches(
  pitches: Float32Array<ArrayBuffer>,
  { signal, onPlace, onEnd }: PlayOptions,
): void {
  const audio = new AudioContext();
  const tone = new OscillatorNode(audio, { type: 'triangle' });
  const ears = new StereoPannerNode(audio, { pan: -1 });
  const level = new GainNode(audio, { gain: 0 });
  const begin = audio.currentTime + FADE_S;
  const end = begin + PLAY_S;
  tone.frequency.setValueCurveAtTime(pitches, begin, PLAY_S);
  ears.pan.setValueAtTime(-1, begin).linearRampToValueAtTime(1, end);
  level.gain.setValueAtTime(0, begin).linearRampToValueAtTime(LEVEL, begin + FADE_S);
  level.gain.setValueAtTime(LEVEL, end - FADE_S).linearRampToValueAtTime(0, end);
  tone.connect(ears).connect(level).connect(audio.destination);

  let frame = requestAnimationFrame(function follow() {
    onPlace(Math.max(0, Math.min(1, (audio.currentTime - begin) / PLAY_S)));
    frame = requestAnimationFrame(follow);
  });

  let isOver = false;
  function stop(): void {
    if (isOver) return;
    isOver = true;
    cancelAnimationFrame(frame);
    void audio.close();
    onEnd();
  }

  signal.addEventListener('abort', stop, { once: true });
  tone.onended = stop;
  tone.start(begin);
  tone.stop(end);
}
