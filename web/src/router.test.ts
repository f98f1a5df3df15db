import { describe, expect, test } from 'vitest';
import { ours } from './router.svelte';

const here = new URL('https://example.org/rules/la-trel?lang=fr#LT-1');
const plain = { defaultPrevented: false, button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

function click(href: string, event: Partial<MouseEvent> = {}, link: { target?: string; download?: boolean } = {}): boolean {
  const anchor = {
    href: new URL(href, here).href,
    target: link.target ?? '',
    hasAttribute: (name: string) => name === 'download' && link.download === true,
  };
  return ours({ ...plain, ...event } as MouseEvent, anchor as unknown as HTMLAnchorElement, here);
}

describe('a click on a link', () => {
  test('into the page is followed without loading anew', () => {
    expect(click('/play/la-trel/base')).toBe(true);
    expect(click('/rules/attangle#AT-1')).toBe(true);
  });

  test('that would open a tab or a window is left to the browser', () => {
    for (const event of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
      expect(click('/about', event), JSON.stringify(event)).toBe(false);
    }
    expect(click('/about', {}, { target: '_blank' })).toBe(false);
  });

  test('to another site, a file or something already handled is left to the browser', () => {
    expect(click('https://example.com/')).toBe(false);
    expect(click('/games.json', {}, { download: true })).toBe(false);
    expect(click('/about', { defaultPrevented: true })).toBe(false);
  });

  test('to another place of the same page is a jump, but a shared game is a visit', () => {
    expect(click('#LT-7')).toBe(false);
    expect(click('#g1=abc')).toBe(true);
    expect(click('/rules/la-trel#LT-7')).toBe(true);
  });
});
