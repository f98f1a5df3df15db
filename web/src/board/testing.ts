// For tests: cells by name, and a hand that touches them.

import type { Cell, Table, Touch, View } from '$generated/wasm/ludotheca';
import { positionOf } from '../rules/position';
import { Touching } from './touching';

export function cellNamed(view: View, name: string): Cell {
  const found = view.cells.find((cell) => cell.name === name);
  if (!found) throw new Error(`no cell ${name}`);
  return found.cell;
}

export const nameOf = (view: View, cell: Cell): string => view.cells.find((one) => one.cell === cell)!.name;

/** A hand at a table: touches by name. */
export class Hand {
  touching: Touching;

  constructor(
    readonly table: Table,
    confirm = false,
    touchMove = false,
  ) {
    this.touching = Touching.begin(positionOf(table), { confirm, touchMove });
  }

  /** Touches cells by name, and choices by `=`: `=sabre`. */
  touch(...names: string[]): Touching {
    for (const name of names) {
      const touch = name.startsWith('=') ? ({ choice: name.slice(1) } as Touch) : { cell: this.cell(name) };
      this.touching = this.touching.touch(touch);
    }
    return this.touching;
  }

  drop(from: string, to: string): Touching {
    this.touching = this.touching.drop(this.cell(from), this.cell(to));
    return this.touching;
  }

  cell = (name: string): Cell => cellNamed(this.touching.view, name);

  get touched(): string[] {
    return this.touching.cells.map((cell) => nameOf(this.touching.view, cell));
  }

  get targets(): string[] {
    return this.touching.targets.map((cell) => nameOf(this.touching.view, cell)).sort();
  }

  /** The rule and the reason of the refusal. */
  get refusal(): string | undefined {
    const refusal = this.touching.refusal?.refusal;
    return refusal && `${refusal.rule} ${refusal.reason}`;
  }
}
