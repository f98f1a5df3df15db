import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readRecord } from '$generated/wasm/ludotheca';
import { loadRulesHere, randomTable, variants } from '../../tests/rules';
import { gamePath, positionPath } from '../share/link';
import { shortGame } from '../../tests/browser/support/games';
import { recognise } from './recognise';

// Words are not under test here; what is said is told by its identifier and its arguments.
vi.mock('../words/words.svelte', () => {
  const say = (id: string, args: Record<string, unknown> = {}) => `${id} ${JSON.stringify(args)}`;
  return {
    say,
    sayMessage: (message: { id: string }) => message.id,
    words: () => ({ list: (items: readonly string[]) => items.join('+') }),
  };
});

beforeAll(loadRulesHere);

let finished: ReturnType<typeof shortGame>;
beforeAll(() => void (finished = shortGame('la-trel/basic')));

const record = '[Format "1"]\n[Variant "la-trel/base"]\n[Result "*"]\n\n1. d2-d3 d7-d6 *\n';

describe('what was pasted', () => {
  it('is recognised as a position of the variant that is looked at, or of another one', async () => {
    for (const variant of variants()) {
      const { position } = randomTable(variant, 9, 4).state();
      expect(await recognise(` ${position}\t`, variant)).toEqual({ kind: 'position', variant, position });
      const elsewhere = variant.startsWith('la-trel') ? 'attangle/grand' : 'la-trel/base';
      expect(await recognise(position, elsewhere)).toMatchObject({ kind: 'position', position });
    }
  });

  it('is recognised as a record, in text or JSON', async () => {
    expect(await recognise(record, 'attangle/grand')).toMatchObject({ kind: 'game', tree: { variant: 'la-trel/base' } });
    const reading = readRecord(record);
    const json = JSON.stringify(reading.kind === 'record' && reading.tree);
    expect(await recognise(json, 'la-trel/base')).toMatchObject({ kind: 'game' });
  });

  it('is recognised as a link, wherever it leads', async () => {
    const reading = readRecord(record);
    if (reading.kind !== 'record') throw new Error('a record');
    const link = `https://example.org${await gamePath(reading.tree)}`;
    expect(await recognise(`Look: ${link} !`, 'attangle/grand')).toMatchObject({
      kind: 'game',
      tree: { variant: 'la-trel/base' },
    });
    const { position } = randomTable('latroncules/short', 5, 1).state();
    const where = `https://example.org${positionPath('latroncules/short', position, 'play')}`;
    expect(await recognise(where, 'la-trel/base')).toEqual({ kind: 'position', variant: 'latroncules/short', position });
  });

  it('that is wrong is told with its place', async () => {
    const wrong = record.replace('d7-d6', 'd7-d1');
    const told = await recognise(wrong, 'la-trel/base');
    expect(told.kind === 'problem' && told.text.replaceAll('\\', '')).toContain('"line":5,"column":10');
    const position = 'sstwwtss/dddddddd/8/8/8/8/DDDDDDDD/SSTWWTSX 1 -/- 0';
    expect(await recognise(position, 'la-trel/base')).toMatchObject({
      kind: 'problem',
      text: expect.stringContaining('"column":') as string,
    });
    expect(await recognise('#g1=AAAA', 'la-trel/base')).toMatchObject({ kind: 'problem', text: 'page-analysis-link-damaged' });
    expect(await recognise('hello', 'la-trel/base')).toMatchObject({ text: expect.stringContaining('paste-nothing') as string });
    expect(await recognise('  ', 'la-trel/base')).toMatchObject({ text: expect.stringContaining('paste-empty') as string });
    expect(await recognise('https://example.org/analysis/no/game?position=8', 'la-trel/base')).toMatchObject({
      text: expect.stringContaining('paste-variant') as string,
    });
  });

  describe('as a bare list of moves', () => {
    const game = async (text: string, variant = 'la-trel/base') => {
      const found = await recognise(text, variant);
      return found.kind === 'game' ? [found.tree.variant, ...found.tree.moves.map(({ move }) => move)] : found;
    };

    it('is recognised with numbers and comments, over several lines, without signs and with spaces', async () => {
      const played = ['la-trel/base', 'd2-d3', 'd7-d6', 'e2-e3'];
      for (const text of [
        '1. d2-d3 d7-d6 2. e2-e3',
        '1.d2-d3 {quiet} d7-d6!? (1... e7-e6 2. c2-c3)\n2.e2-e3 *',
        'd2d3 d7d6 e2e3',
        '1. d2 d3 d7 d6 2. e2 e3',
      ])
        expect(await game(text), text).toEqual(played);
    });

    it('is recognised with dice', async () => {
      const dice = ['chasse-croise/standard', '63', 'c+6', 'g+3', '21', '4+2', '5+1'];
      expect(await game('1. 63: c+6 g+3 21: 4+2 5+1', 'la-trel/base'), 'no other game has such moves').toEqual(dice);
    });

    it('ends as the rules say', async () => {
      const { moves, result } = finished;
      const found = await recognise(moves.join(' '), 'la-trel/basic');
      expect(found).toMatchObject({
        kind: 'game',
        tree: { result: result.startsWith('p1') ? '1' : result.startsWith('p2') ? '2' : 'draw' },
      });
    });

    it('is told what cannot be played, in the game that it is of', async () => {
      const found = await recognise('1. d2-d3 d7-d6 2. a1-a8', 'latroncules/classic');
      expect(found).toMatchObject({
        kind: 'problem',
        text: expect.stringMatching(/page-analysis-list-stuck.*"number":3,"move":"a1-a8"/),
      });
    });
  });
});
