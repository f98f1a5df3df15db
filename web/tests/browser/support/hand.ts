// A hand at the board: makes moves by touching cells, as the rules say that they are touched, and reads the board's attributes.

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { Table, type Touch, type View } from '$generated/wasm/ludotheca';

/** How a cell is touched: by mouse, by finger, by keyboard. */
export type Means = 'click' | 'tap' | 'keys';

/** Where the choices are that games with dice share; each game's own are found by their names. */
const CHOICES: Record<string, string> = {
  roll: '[data-action="roll"]',
  endturn: '[data-action="end-turn"]',
};

export class Hand {
  readonly board: Locator;

  constructor(
    readonly page: Page,
    readonly means: Means = 'click',
    readonly within: Locator = page.locator('main'),
  ) {
    this.board = within.locator('[data-position]').first();
  }

  cell(name: string): Locator {
    return this.board.locator(`[data-cell="${name}"]`);
  }

  attribute(name: string): Promise<string | null> {
    return this.board.getAttribute(`data-${name}`);
  }

  async expectAttribute(name: string, value: string): Promise<void> {
    await expect.poll(() => this.attribute(name), { timeout: 15_000, interval: 10 }).toBe(value);
  }

  /** Touches what makes a legal move of this table, and says where it stops if it could go on. */
  async touches(table: Table, text: string): Promise<void> {
    const view = table.view();
    const touches = table.touchesOf(text);
    for (const touch of touches) await this.touch(touch, view);
    const { next, complete } = table.touched(touches);
    if (next.length > 0 && complete.length > 0) await this.use('[data-action="stop-here"]');
  }

  /** Makes a legal move of this table and plays it there too; both must then show the same. */
  async play(table: Table, text: string): Promise<void> {
    await this.touches(table, text);
    expect(table.play(text).kind, text).toBe('legal');
    await this.expectAttribute('position', table.state().position);
  }

  async touch(touch: Touch, view: View): Promise<void> {
    if ('choice' in touch) return this.use(CHOICES[touch.choice] ?? `[data-choice="${touch.choice}"]`);
    const name = view.cells.find((cell) => cell.cell === touch.cell)!.name;
    return this.touchCell(name);
  }

  async touchCell(name: string): Promise<void> {
    if (this.means === 'keys') return this.walkTo(name);
    return this.means === 'tap' ? this.cell(name).tap() : this.cell(name).click();
  }

  async use(selector: string): Promise<void> {
    const control = this.within.locator(selector).first();
    if (this.means === 'tap') return control.tap();
    if (this.means === 'click') return control.click();
    await control.focus();
    await this.page.keyboard.press('Enter');
  }

  /** Reaches a cell by arrow keys alone, as somebody without a mouse does, and presses Enter. */
  private async walkTo(name: string): Promise<void> {
    await this.board.locator('[data-cell][tabindex="0"]').focus();
    // Whoever comes from a click walks over the board only after coming in by keys.
    const arrived = await this.page.evaluate(() => document.activeElement?.matches(':focus-visible') ?? false);
    if (!arrived) for (const key of ['Tab', 'Shift+Tab']) await this.page.keyboard.press(key);
    for (let step = 0; step < 60; step += 1) {
      const way = await this.page.evaluate((wanted) => {
        const here = document.activeElement?.closest('[data-cell]');
        const board = here?.closest('[data-position]');
        const there = board?.querySelector(`[data-cell="${wanted}"]`);
        if (!here || !there) return 'lost';
        if (here === there) return 'there';
        const centre = (element: Element) => {
          const box = element.getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2] as const;
        };
        const [[x, y], [toX, toY]] = [centre(here), centre(there)];
        const [dx, dy] = [toX - x, toY - y];
        if (Math.abs(dy) > 3 && Math.abs(dy) >= Math.abs(dx)) return dy > 0 ? 'ArrowDown' : 'ArrowUp';
        if (Math.abs(dx) > 3) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
        return dy > 0 ? 'ArrowDown' : 'ArrowUp';
      }, name);
      if (way === 'there') return this.page.keyboard.press('Enter');
      if (way === 'lost') throw new Error(`the focus has left the board on its way to ${name}`);
      await this.page.keyboard.press(way);
    }
    throw new Error(`${name} was not reached by arrow keys`);
  }
}
