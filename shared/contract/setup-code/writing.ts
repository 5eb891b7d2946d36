// Numbers and words as signs of 5 bits. The ids of the program are mostly small letters: one sign each.

export class Writer {
  readonly symbols: number[] = [];

  symbol(value: number): void {
    this.symbols.push(value & 31);
  }

  /** Four bits a sign, the fifth says that more follow. */
  number(value: number): void {
    for (let rest = value; ;) {
      const low = rest % 16;
      rest = Math.floor(rest / 16);
      this.symbol(rest === 0 ? low : low + 16);
      if (rest === 0) return;
    }
  }

  text(text: string): void {
    for (const unit of text.split('')) {
      const code = unit.charCodeAt(0);
      if (unit >= 'a' && unit <= 'z') this.symbol(code - SMALL + 1);
      else if (unit >= 'A' && unit <= 'Z') this.#marked(CAPITAL, code - LARGE + 1);
      else if (unit >= '0' && unit <= '9') this.#marked(DIGIT, code - ZERO);
      else if (unit === '_') this.symbol(UNDERSCORE);
      else if (unit === '/') this.symbol(SLASH);
      else {
        this.symbol(OTHER);
        this.number(code);
      }
    }
    this.symbol(END);
  }

  list<T>(items: readonly T[], write: (item: T) => void): void {
    this.number(items.length);
    for (const item of items) write(item);
  }

  #marked(mark: number, value: number): void {
    this.symbol(mark);
    this.symbol(value);
  }
}

const [SMALL, LARGE, ZERO] = [97, 65, 48];
const [END, CAPITAL, UNDERSCORE, SLASH, DIGIT, OTHER] = [0, 27, 28, 29, 30, 31];

/** Thrown when there is less than was announced; whoever reads a code turns it into a sentence. */
export class ShortError extends Error {}

export class Reader {
  readonly #symbols: readonly number[];
  #at = 0;

  constructor(symbols: readonly number[]) {
    this.#symbols = symbols;
  }

  get done(): boolean {
    return this.#at >= this.#symbols.length;
  }

  symbol(): number {
    const symbol = this.#symbols[this.#at++];
    if (symbol === undefined) throw new ShortError('the code ends too early');
    return symbol;
  }

  number(): number {
    let value = 0;
    for (let place = 1; ; place *= 16) {
      const symbol = this.symbol();
      value += (symbol & 15) * place;
      if (symbol < 16) return value;
    }
  }

  text(): string {
    let text = '';
    for (;;) {
      const symbol = this.symbol();
      if (symbol === END) return text;
      else if (symbol === CAPITAL) text += String.fromCharCode(LARGE + this.symbol() - 1);
      else if (symbol === DIGIT) text += String(this.symbol());
      else if (symbol === UNDERSCORE) text += '_';
      else if (symbol === SLASH) text += '/';
      else if (symbol === OTHER) text += String.fromCharCode(this.number());
      else text += String.fromCharCode(SMALL + symbol - 1);
    }
  }

  list<T>(read: () => T): readonly T[] {
    const length = this.number();
    // Everything takes a sign at least, so no code can ask for more memory than it has signs.
    if (length > this.#symbols.length) throw new ShortError('a list is announced that cannot be there');
    return Array.from({ length }, read);
  }
}
