import { describe, expect, it } from 'vitest';
import { nameIn, opponentIn, ownSideIn, playedTags, tagged } from './people';

describe('who played', () => {
  it('is a name that somebody gave, or an opponent of the computer', () => {
    const tags = { Player1: 'Ada', Player2: 'level-3' };
    expect([nameIn(tags, 'one'), nameIn(tags, 'two')]).toEqual(['Ada', undefined]);
    expect([opponentIn(tags, 'one'), opponentIn(tags, 'two')]).toEqual([undefined, 'level-3']);
    expect(opponentIn({ Player1: 'engine:nodes=500' }, 'one')).toBe('engine:nodes=500');
    expect(nameIn({ Player1: 'human' }, 'one'), 'nobody is called “human”').toBeUndefined();
    expect(nameIn({}, 'two')).toBeUndefined();
  });

  it('tells whose game it is where one person met the computer', () => {
    expect(ownSideIn({ Player1: 'level-2', Player2: 'human' })).toBe('two');
    expect(ownSideIn({ Player1: 'Ada', Player2: 'random' })).toBe('one');
    expect(ownSideIn({ Player1: 'Ada', Player2: 'Blaise' })).toBeUndefined();
    expect(ownSideIn({ Player1: 'level-1', Player2: 'level-2' })).toBeUndefined();
    expect(ownSideIn({})).toBeUndefined();
  });

  it('is written into a record, where given names stay', () => {
    const played = { players: ['human', 'level-3'], created: Date.UTC(2026, 1, 3), touchMove: true } as const;
    expect(playedTags(played)).toEqual({ Date: '2026-02-03', Player1: 'human', Player2: 'level-3', Touch: 'move' });
    const record = { format: 1, variant: 'la-trel/base', result: '*', tags: { Player1: 'Ada', Event: 'Sunday' }, moves: [] };
    expect(tagged(record, { ...played, touchMove: false }).tags).toEqual({
      Date: '2026-02-03',
      Player1: 'Ada',
      Player2: 'level-3',
      Event: 'Sunday',
    });
  });
});
