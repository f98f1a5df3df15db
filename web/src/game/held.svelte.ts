// A value that is only ever replaced as a whole: whoever has read it while drawing draws again when another takes its place.

export class Held<T> {
  now: T;

  constructor(value: T) {
    this.now = $state.raw(value);
  }
}
