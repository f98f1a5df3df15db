import { beforeAll, describe, expect, it } from 'vitest';
import { readRecord, type RecordedMove, type RecordTree, Table } from '$generated/wasm/ludotheca';
import { loadRulesHere, randomTable, variants } from '../../tests/rules';
import { gamePath, NotARecord, positionPath, readGameLink, reviewPath } from './link';

beforeAll(loadRulesHere);

function treeOf(table: Table, extra: Partial<RecordTree> = {}): RecordTree {
  const { variant, outcome } = table.state();
  const result = !outcome ? '*' : outcome.winner === 'one' ? '1' : outcome.winner === 'two' ? '2' : 'draw';
  return {
    format: 1,
    variant,
    result,
    ...(outcome ? { termination: outcome.rule } : {}),
    moves: table.moves().map((move): RecordedMove => ({ move })),
    ...extra,
  };
}

const fragmentOf = (path: string): string => path.slice(path.indexOf('#'));

/** As the record itself writes the tree, so that left-out and empty parts are alike. */
function whole(tree: RecordTree): RecordTree {
  const reading = readRecord(JSON.stringify(tree));
  if (reading.kind === 'problem') throw new Error(JSON.stringify(reading.problem));
  return reading.tree;
}

describe('a link to a game', () => {
  it('gives back the same game in every variant', async () => {
    expect(variants().length).toBeGreaterThanOrEqual(14);
    for (const [index, variant] of variants().entries()) {
      for (const length of [0, 1, 40, 150]) {
        const tree = treeOf(randomTable(variant, length, index));
        const path = await gamePath(tree);
        expect(path).toMatch(new RegExp(`^/analysis/${variant}#g1=[A-Za-z0-9_-]+$`));
        const reading = await readGameLink(fragmentOf(path));
        expect(reading).toMatchObject({ kind: 'game', tree: whole(tree) });
      }
    }
  });

  it('keeps variations, comments, tags, the place where it began, and any script', async () => {
    const start = randomTable('la-trel/base', 6, 3);
    const position = start.state().position;
    const table = Table.open('la-trel/base', position);
    const [first, second, third] = table.legal(1_000)!;
    table.play(first!);
    const answer = table.legal(1_000)![0]!;
    const tree: RecordTree = {
      format: 1,
      variant: 'la-trel/base',
      position,
      result: '2',
      termination: 'resign',
      tags: { Player1: 'Zoë "die Große"', Player2: '王 \\ 🎲' },
      comment: 'Début : « à l’œuvre » {sic}',
      moves: [
        {
          move: first!,
          comment: 'מהלך ראשון 👩‍👩‍👧',
          variations: [{ comment: 'oder', moves: [{ move: second! }] }, { moves: [{ move: third!, comment: 'ну' }] }],
        },
        { move: answer },
      ],
    };
    const reading = await readGameLink(fragmentOf(await gamePath(tree)));
    expect(reading).toMatchObject({ kind: 'game', tree: whole(tree) });
  });

  it('stays short enough for a message', async () => {
    const path = await gamePath(treeOf(randomTable('la-trel/master', 100, 5)));
    expect(path.length).toBeLessThan(1_000);
  });

  it('opens whatever the rules read, however long', async () => {
    const tree: RecordTree = { ...treeOf(randomTable('la-trel/base', 10, 3)), comment: 'word '.repeat(1 << 20) };
    const reading = await readGameLink(fragmentOf(await gamePath(tree)));
    expect(reading.kind).toBe('game');
  });

  it('asks for a review where one is wanted', async () => {
    const path = await reviewPath(treeOf(randomTable('la-trel/base', 10, 3)));
    expect(path).toMatch(/^\/analysis\/la-trel\/base\?review#g1=/);
    expect(await readGameLink(fragmentOf(path))).toMatchObject({ kind: 'game' });
  });

  it('opens in the page that was asked for', async () => {
    expect(await gamePath(treeOf(Table.open('attangle/grand')), 'play')).toMatch(/^\/play\/attangle\/grand#g1=/);
  });

  it('is not made for a game that the rules refuse', async () => {
    const tree: RecordTree = { format: 1, variant: 'la-trel/base', result: '*', moves: [{ move: 'a1-a3' }] };
    await expect(gamePath(tree)).rejects.toBeInstanceOf(NotARecord);
  });
});

describe('a damaged link', () => {
  it('is refused wherever a letter was changed or lost', async () => {
    const fragment = fragmentOf(await gamePath(treeOf(randomTable('chasse-croise/standard', 30, 9))));
    for (let at = '#g1='.length; at < fragment.length; at++) {
      const changed = fragment[at] === 'A' ? 'B' : 'A';
      for (const damaged of [
        fragment.slice(0, at) + changed + fragment.slice(at + 1),
        fragment.slice(0, at) + fragment.slice(at + 1),
        fragment.slice(0, at),
      ]) {
        const reading = await readGameLink(damaged);
        // The last letter holds bits that mean nothing; all others must be noticed.
        if (reading.kind === 'game') expect(at).toBe(fragment.length - 1);
        else expect(reading).toMatchObject({ kind: 'problem', message: { id: 'page-analysis-link-damaged' } });
      }
    }
  });

  it('is told apart from one of a later version and from other fragments', async () => {
    expect(await readGameLink('#g2=AAAA')).toMatchObject({ message: { id: 'page-analysis-link-version' } });
    expect(await readGameLink('#LT-7')).toEqual({ kind: 'none' });
    expect(await readGameLink('')).toEqual({ kind: 'none' });
    expect(await readGameLink('#g1=')).toMatchObject({ message: { id: 'page-analysis-link-damaged' } });
    expect(await readGameLink('#g1=ä')).toMatchObject({ message: { id: 'page-analysis-link-damaged' } });
  });

  it('survives the full stop that a mail program adds', async () => {
    const fragment = fragmentOf(await gamePath(treeOf(randomTable('latroncules/classic', 10, 2))));
    expect(await readGameLink(`${fragment}.`)).toMatchObject({ kind: 'game' });
    expect(await readGameLink(` ${fragment.slice(1)}) `)).toMatchObject({ kind: 'game' });
  });

  it('tells what the rules say where the game inside cannot be played', async () => {
    const { squeeze } = await import('./squeeze');
    const { toBase64url } = await import('./base64url');
    const text = '[Format "1"]\n[Variant "la-trel/base"]\n[Result "*"]\n\n1. a1-a3 *\n';
    const reading = await readGameLink(`#g1=${toBase64url(await squeeze(text))}`);
    expect(reading).toMatchObject({ kind: 'problem', record: { line: 5, column: 4 } });
  });

  it('cannot fill the memory', async () => {
    const { squeeze, unfold } = await import('./squeeze');
    const bomb = await squeeze('a'.repeat(17 << 20));
    expect(bomb.length).toBeLessThan(20_000);
    expect(await unfold(bomb)).toBeUndefined();
  });
});

describe('a link to a position', () => {
  it('stands readable in the query', () => {
    for (const variant of variants()) {
      const { position } = randomTable(variant, 7, 1).state();
      const url = new URL(positionPath(variant, position), 'http://x');
      expect(url.pathname).toBe(`/analysis/${variant}`);
      expect(url.searchParams.get('position')).toBe(position);
    }
    expect(positionPath('la-trel/base')).toBe('/analysis/la-trel/base');
  });
});
