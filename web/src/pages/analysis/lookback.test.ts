import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ReviewedTurn } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../../../tests/rules';
import { NearWorker } from '../../engine/testing';
import { LookBack } from './lookback.svelte';
import { LinePlayer } from './playing.svelte';
import { verdictOn } from './retrying.svelte';
import { Analysis } from './analysis.svelte';

vi.mock('../../words/words.svelte', () => ({
  say: (id: string) => id,
  sayMessage: (message: { id: string }) => message.id,
  words: () => ({}),
}));
// The engine thinks here, without a worker.
vi.mock('../../engine/engine', async (original) => {
  const actual = await original<typeof import('../../engine/engine')>();
  return {
    ...actual,
    Engine: class extends actual.Engine {
      constructor() {
        super(() => new NearWorker());
      }
    },
  };
});
vi.setConfig({ testTimeout: 60_000 });

beforeAll(loadRulesHere);

const now = () => Promise.resolve();
const shown = (analysis: Analysis): string[] => analysis.game.tree.movesTo(analysis.game.shown);

/** Blue is about to lose its Sabre for nothing: d4 stands before the enemy Trident on the diagonal. */
const START = '6w1/8/5t2/8/8/8/D6d/3S3W 1 -/- 40';
const LOST = ['d1-d4', 'f6xc3'];

function looking(moves: string[], tags: Record<string, string> = {}): LookBack {
  const analysis = Analysis.ofPosition('la-trel/base', START);
  analysis.analyser.rest();
  analysis.play(moves);
  analysis.retag(tags);
  return new LookBack(analysis, true, now);
}

function turn(more: Partial<ReviewedTurn>): ReviewedTurn {
  return { side: 'one', judgement: 'turning-point', best: 0.6, kept: 0.3, loss: 0.3, ...more } as ReviewedTurn;
}

describe('another try', () => {
  it('is right where nothing is thrown away, and else measured against what was played', () => {
    const before = turn({ kept: 0.3 });
    expect(verdictOn(turn({ judgement: 'best' }), before)).toBe('solved');
    expect(verdictOn(turn({ judgement: 'inaccuracy' }), before)).toBe('solved');
    expect(verdictOn(turn({ kept: 0.34 }), before)).toBe('better');
    expect(verdictOn(turn({ kept: 0.32 }), before)).toBe('no-better');
    expect(verdictOn(turn({ kept: 0.1 }), before)).toBe('no-better');
  });
});

describe('a line that is played out', () => {
  it('shows each of its moves in turn and stands at its end', async () => {
    const { analysis } = looking(['d1-d2']);
    const seen: string[][] = [];
    const lines = new LinePlayer(analysis, () => Promise.resolve(void seen.push(shown(analysis))));
    await lines.play(analysis.nodeAt(0), ['d1-d3', 'g8-g7']);
    expect(seen).toEqual([[], ['d1-d3']]);
    expect(shown(analysis)).toEqual(['d1-d3', 'g8-g7']);
    expect(lines.playing).toBeUndefined();
  });

  it('fetches nobody back who looks elsewhere', async () => {
    const { analysis } = looking(['d1-d2']);
    const lines = new LinePlayer(analysis, () => Promise.resolve(analysis.last()));
    await lines.play(analysis.nodeAt(0), ['d1-d3', 'g8-g7']);
    expect(shown(analysis)).toEqual(['d1-d2']);
  });

  it('ends at once when it is no longer wanted', async () => {
    const { analysis } = looking(['d1-d2']);
    const lines = new LinePlayer(analysis);
    const played = lines.play(analysis.nodeAt(0), ['d1-d3', 'g8-g7']);
    lines.stop();
    await played;
    expect(shown(analysis)).toEqual([]);
  });
});

describe('looking back', () => {
  it('finds one’s own mistake, marks it, says what it allows, and judges another try', async () => {
    const back = looking(LOST, { Player1: 'Ada', Player2: 'level-3' });
    const { analysis } = back;
    expect(back.own).toBe('one');
    await back.begin();
    const mistake = back.mistakes[0]!;
    expect(mistake.turn).toMatchObject({ side: 'one', first: 0, end: 1 });
    expect(back.selected).toBe(0);
    expect(shown(analysis), 'what the mistake led to').toEqual(['d1-d4']);
    expect(back.glyphOf(analysis.nodeAt(1))).toBe(mistake.turn.glyph);
    expect(mistake.turn.why!.refutation.says.map(({ id }) => id)).toContain('review-why-takes');

    await back.why(mistake.turn);
    expect(shown(analysis)).toEqual(['d1-d4', ...mistake.turn.why!.refutation.line]);

    back.retry(mistake.turn);
    expect(shown(analysis)).toEqual([]);
    analysis.play(['d1-d4']);
    await back.retrying.moved();
    expect(back.retrying.state).toBe('no-better');
    expect(shown(analysis).length, 'the answer is played out').toBeGreaterThan(1);

    back.retrying.again();
    analysis.play([mistake.turn.better!.turn[0]!]);
    await back.retrying.moved();
    expect(back.retrying.state).toBe('solved');
    back.dispose();
    analysis.dispose();
  });

  it('waits for a whole turn', async () => {
    const analysis = Analysis.ofPosition('chasse-croise/standard', undefined);
    analysis.analyser.rest();
    analysis.play(['63', 'a+6', 'b+3']);
    const back = new LookBack(analysis, true, now);
    back.retry(turn({ first: 0, choice: 1, end: 3 }));
    expect(shown(analysis)).toEqual(['63']);
    analysis.play(['c+6']);
    await back.retrying.moved();
    expect(back.retrying.state).toBe('finding');
    analysis.play(['g+3']);
    const judged = back.retrying.moved();
    expect(back.retrying.state).toBe('judging');
    await judged;
    expect(['solved', 'better', 'no-better']).toContain(back.retrying.state);
    back.dispose();
    analysis.dispose();
  });
});
