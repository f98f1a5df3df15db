// What the page draws is what the rules drew: every board and every piece, whichever way they are dressed and turned.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Part, Pictures } from '$generated/pictures/types';
import { catalog, type PieceView, Table } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../rules';
import { newPage, useBrowser } from './support/browser';

const file = new URL('../../generated/pictures/pictures.json', import.meta.url);
const pictures = JSON.parse(readFileSync(file, 'utf8')) as Pictures;

const drawn = (part: Part) => `${part.role} ${part.path} ${part.width ?? 0}`;

function partsOf({ kind, height, side }: PieceView, set: string): string[] {
  const { parts } = pictures.pieces[kind]![height - 1]!;
  return parts.filter(({ owner = side, dress = set }) => owner === side && dress === set).map(drawn);
}

describe('the pictures of the page', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test.each(['shapes', 'letters'])('are those of the rules, with %s', async (set) => {
    const page = await newPage();
    await page.addInitScript((pieces) => localStorage.setItem('ludotheca.settings', JSON.stringify({ version: 1, pieces })), set);
    for (const { id } of catalog()) {
      await page.goto(`/play/${id}?p1=human&p2=human`);
      const board = page.locator('.board[data-position]').first();
      await board.waitFor();
      for (const turned of [false, true]) {
        if (turned) await page.keyboard.press('f');
        const found = await board
          .locator('path.part')
          .evaluateAll((paths) =>
            paths.map((path) => `${path.classList[1]} ${path.getAttribute('d')} ${path.getAttribute('stroke-width')}`),
          );
        const { ground, lines } = pictures.boards[pictures.board_of[id]!]!;
        const pieces = Table.open(id)
          .view()
          .pieces.flatMap((piece) => partsOf(piece, set));
        expect(found.sort(), `${id}, turned: ${turned}`).toEqual([...ground.map(drawn), ...lines.map(drawn), ...pieces].sort());
      }
    }
  });
});
