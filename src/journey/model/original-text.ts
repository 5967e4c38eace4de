/**
 * The text of a failure as the service wrote it. It is an object and not a string, so that a screen or a console line
 * cannot show it by mistake: interpolation and serialisation give '[original text]'.
 */
export class OriginalText {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get isEmpty(): boolean {
    return this.#text === '';
  }

  matches(pattern: RegExp): boolean {
    return pattern.test(this.#text);
  }

  /** For support and developers. Only `technicalLineOf` may call it, outside production (2.55). */
  reveal(): string {
    return this.#text;
  }

  toString(): string {
    return '[original text]';
  }

  toJSON(): string {
    return this.toString();
  }
}
