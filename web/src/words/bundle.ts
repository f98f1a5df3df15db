// A Fluent bundle spoken to in the rules' own terms, as `crates/words` does in the terminal: messages with values in, text out.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle';
import type { Message, Value } from '$generated/wasm/ludotheca';
import type { Language } from './languages';

export { type Language, LANGUAGES } from './languages';

/** What a sentence is told: a text, a number, or one of the rules' values. */
export type Argument = string | number | Value;
export type Arguments = Record<string, Argument>;

/** A number that still decides between singular and plural, but is not formatted where every language writes the same digits:
    a browser takes long to prepare for that. */
class Digits extends FluentNumber {
  override toString(scope?: Scope): string {
    const plain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return plain ? String(this.value) : super.toString(scope);
  }
}

export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    source: FluentResource | string,
    more?: FluentResource,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    const problems = this.#bundle.addResource(typeof source === 'string' ? new FluentResource(source) : source);
    if (more) problems.push(...this.#bundle.addResource(more));
    if (problems.length > 0) throw problems[0];
  }

  /** The sentence with this identifier; the bare identifier where there is none (the tests see to it that there is). */
  text(id: string, args: Arguments = {}): string {
    return this.#form(id, undefined, args);
  }

  /** A side form of a message, such as the `a` of a piece. */
  attribute(id: string, attribute: string, args: Arguments = {}): string {
    return this.#form(id, attribute, args);
  }

  /** A side form that not every message has. */
  optionalAttribute(id: string, attribute: string): string | undefined {
    const known = this.#bundle.getMessage(id)?.attributes[attribute] !== undefined;
    return known ? this.attribute(id, attribute) : undefined;
  }

  message(message: Message): string {
    return this.text(message.id, Object.fromEntries(message.args));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  #form(id: string, attribute: string | undefined, args: Arguments): string {
    const message = this.#bundle.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === null || pattern === undefined) return attribute === undefined ? id : `${id}.${attribute}`;
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) values[name] = this.#value(value);
    return this.#bundle.formatPattern(pattern, values);
  }

  #value(value: Argument): FluentVariable {
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return new Digits(value);
    if ('text' in value) return value.text;
    if ('number' in value) return new Digits(value.number);
    if ('list' in value) return this.list(value.list);
    if ('piece' in value) return this.attribute(value.piece, 'a');
    return this.player(value.player.game, value.player.side);
  }

  /** `a1, b2 and c3`. */
  list(items: readonly string[]): string {
    if (items.length < 2) return items[0] ?? '';
    return this.text('list-and', { head: items.slice(0, -1).join(', '), last: items[items.length - 1]! });
  }

  /** The player's name in this game. */
  player(game: string, side: 'one' | 'two'): string {
    return this.text(`player-${game}-${side === 'one' ? 1 : 2}`);
  }
}
