// Every kind of refusal is told on the page, with its rule, in an alert.

import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Figure, RulePage } from '$generated/rulebook/types';
import { type Reason, Table } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../rules';
import { useBrowser, visit } from './support/browser';

interface Attempt {
  variant: string;
  position: string;
  moves: string[];
  text: string;
  rule: string;
  reason: Reason;
}

const folder = new URL('../../generated/rulebook/en/', import.meta.url);

function figures(): Figure[] {
  return readdirSync(folder).flatMap((name) => {
    const page = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as RulePage;
    return page.sections.flatMap((section) =>
      section.blocks.flatMap((block) => (block.kind === 'figure' ? [block.content] : [])),
    );
  });
}

/** One refused attempt of each kind and rule that the figures of the rule book know. */
function attempts(): Attempt[] {
  const found = new Map<string, Attempt>();
  for (const figure of figures()) {
    const table = Table.open(figure.variant, figure.position);
    // A position alone must be enough to refuse it again on another table.
    table.seek(figure.moves);
    const position = table.state().position;
    const alone = Table.open(figure.variant, position);
    for (const { move, rule } of figure.refuse) {
      const verdict = alone.read(move);
      if (verdict.kind !== 'refused' || verdict.refusal.rule !== rule) continue;
      const { reason } = verdict.refusal;
      const kind = `${figure.variant.split('/')[0]} ${reason} ${rule}`;
      if (!found.has(kind)) found.set(kind, { variant: figure.variant, position, moves: [], text: move, rule, reason });
    }
  }
  return [...found.values()];
}

describe('a refused move', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test('is told with its rule and a way to it, whatever the reason', async () => {
    const known = attempts();
    expect(known.length).toBeGreaterThan(40);
    for (const { variant, position, text, rule } of known) {
      const address = `/play/${variant}?p1=human&p2=human&position=${encodeURIComponent(position)}`;
      const page = await visit(address);
      const input = page.locator('main [data-input="move"]').first();
      await input.fill(text);
      await input.press('Enter');
      const alert = page.locator(`main [role="alert"][data-rule="${rule}"]`).first();
      await alert.waitFor();
      expect((await alert.innerText()).length, `${variant} ${text}`).toBeGreaterThan(20);
      const link = alert.locator('a[href*="/rules/"]').first();
      expect(decodeURIComponent((await link.getAttribute('href')) ?? ''), `${variant} ${text}`).toContain(`#${rule}`);
      expect(await page.locator('main [data-position]').first().getAttribute('data-position')).toBe(position);
      await page.context().close();
    }
  }, 600_000);

  test('made by hand lights the cells and leaves the game as it was', async () => {
    const page = await visit('/play/la-trel/base?p1=human&p2=human');
    const board = page.locator('main [data-position]').first();
    const before = await board.getAttribute('data-position');
    await board.locator('[data-cell="d1"]').click();
    await board.locator('[data-cell="d5"]').click();
    const alert = page.locator('main [role="alert"][data-rule]').first();
    await alert.waitFor();
    expect(await alert.getAttribute('data-rule')).toMatch(/^LT-/);
    expect(await board.getAttribute('data-position')).toBe(before);
  });
});
