// Says things that change often no more often than somebody likes to hear them: the first at once, and of all that follow within a while
// only the last.

export class Calm {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next: string | undefined;
  #said: string | undefined;

  constructor(
    private readonly say: (text: string) => void,
    private readonly pause: number,
  ) {}

  tell(text: string): void {
    this.#next = text;
    if (this.#timer === undefined) this.#speak();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#next = undefined;
  }

  #speak(): void {
    const next = this.#next;
    this.#next = undefined;
    this.#timer = undefined;
    if (next === undefined || next === this.#said) return;
    this.#said = next;
    this.say(next);
    this.#timer = setTimeout(() => this.#speak(), this.pause);
  }
}
