import { describe, expect, test } from 'vitest';
import { readRoute } from './route';

const catalog = ['la-trel/base', 'la-trel/master', 'attangle/standard', 'attangle/grand'].map((id) => ({
  id,
  game: id.slice(0, id.indexOf('/')),
  dice: false,
  nodes: [],
}));

const read = (href: string) => readRoute(new URL(href, 'https://example.org'), catalog);

describe('an address', () => {
  test('of the root is home', () => {
    expect(read('/')).toEqual({ page: 'home' });
    expect(read('/index.html')).toEqual({ page: 'home' });
    expect(read('/?lang=fr')).toEqual({ page: 'home' });
  });

  test('of a game to play carries its variant, its players and its fragment', () => {
    const route = read('/play/la-trel/master?p1=human&p2=level-3#g1=abc');
    expect(route).toMatchObject({ page: 'play', variant: 'la-trel/master', fragment: 'g1=abc' });
    expect(route.page === 'play' && route.params.get('p2')).toBe('level-3');
  });

  test('of an analysis keeps a position text with its slashes and spaces', () => {
    const position = 'sstwwtss/dddddddd/8/8/8/8/DDDDDDDD/SSTWWTSS 1 0';
    const route = read(`/analysis/la-trel/base?position=${encodeURIComponent(position)}`);
    expect(route.page === 'analysis' && route.params.get('position')).toBe(position);
  });

  test('of a rule names the game and the rule', () => {
    expect(read('/rules/attangle#AT-7')).toEqual({ page: 'rules', game: 'attangle', fragment: 'AT-7' });
    expect(read(`/rules/attangle#${encodeURIComponent('AT-8′')}`)).toMatchObject({ fragment: 'AT-8′' });
    expect(read('/learn/attangle#task-3')).toEqual({ page: 'learn', game: 'attangle', fragment: 'task-3' });
  });

  test('of the lessons names no game', () => {
    expect(read('/learn')).toEqual({ page: 'learn', game: undefined, fragment: '' });
  });

  test('of a table carries its identifier, and what opens it in the fragment', () => {
    expect(read('/table/abcdefghjkm2#sit=k7q2')).toEqual({ page: 'table', table: 'abcdefghjkm2', fragment: 'sit=k7q2' });
    for (const wrong of ['/table', '/table/short', '/table/ABCDEFGHJKM2', '/table/abcdefghjkm2/more', '/table/abcdefghjkm2/a/b'])
      expect(read(wrong), wrong).toEqual({ page: 'lost' });
  });

  test('of the tables carries what one is opened for', () => {
    const route = read('/tables?variant=la-trel/base&position=8/8');
    expect(route).toMatchObject({ page: 'tables', fragment: '' });
    expect(route.page === 'tables' && route.params.get('position')).toBe('8/8');
    expect(read('/tables/la-trel')).toEqual({ page: 'lost' });
  });

  test('of what is printed carries its variant', () => {
    expect(read('/print/attangle/grand')).toEqual({ page: 'print', variant: 'attangle/grand' });
    expect(read('/print')).toEqual({ page: 'print', variant: 'la-trel/base' });
  });

  test('of a comparison names the game, and its editions and position in the query', () => {
    const route = read('/compare/la-trel?a=base&b=master&position=8/8');
    expect(route).toMatchObject({ page: 'compare', game: 'la-trel' });
    expect(route.page === 'compare' && [...route.params]).toEqual([
      ['a', 'base'],
      ['b', 'master'],
      ['position', '8/8'],
    ]);
    expect(read('/compare/la-trel/base')).toEqual({ page: 'lost' });
  });

  test('of a study that is shared names the variant of its first chapter', () => {
    expect(read('/study/la-trel/master#g1=abc')).toMatchObject({ page: 'study', variant: 'la-trel/master', fragment: 'g1=abc' });
    expect(read('/study?id=one')).toMatchObject({ page: 'study', variant: undefined });
    expect(read('/study/la-trel/none')).toEqual({ page: 'lost' });
  });

  test('of a frame carries what its full page would', () => {
    const route = read('/embed/la-trel/master?theme=night#g1=abc');
    expect(route).toMatchObject({ page: 'embed', variant: 'la-trel/master', fragment: 'g1=abc' });
  });

  test('with a trailing slash means the same', () => {
    expect(read('/rules/attangle/')).toEqual(read('/rules/attangle'));
    expect(read('/library/')).toEqual({ page: 'library' });
  });

  test('that stops early means the first of the catalog', () => {
    expect(read('/play/attangle')).toMatchObject({ page: 'play', variant: 'attangle/standard', anyVariant: true });
    expect(read('/play/attangle/standard')).not.toHaveProperty('anyVariant');
    expect(read('/analysis')).toMatchObject({ page: 'analysis', variant: 'la-trel/base' });
    expect(read('/rules')).toMatchObject({ page: 'rules', game: 'la-trel' });
  });

  test.each([
    '/nowhere',
    '/play/la-trel/chess',
    '/play/chess/base',
    '/play/attangle/base',
    '/play/la-trel/base/more',
    '/rules/chess',
    '/rules/la-trel/base',
    '/library/more',
    '/learn/chess',
    '/Play/la-trel/base',
    '/home',
    '/library//',
    '/play//base',
    '/constructor',
  ])('that leads nowhere is lost: %s', (href) => {
    expect(read(href)).toEqual({ page: 'lost' });
  });

  test('with a broken fragment is read all the same', () => {
    expect(read('/rules/la-trel#100%')).toMatchObject({ page: 'rules', fragment: '100%' });
  });
});
