import { describe, expect, it } from 'vitest';
import { plainColour } from './colour';
import { type Drawn, svgText } from './picture';

function drawn(
  tag: string,
  attributes: Record<string, string>,
  style: Record<string, string> = {},
  children: (Drawn | string)[] = [],
): Drawn {
  return { tag, attributes: Object.entries(attributes), style: (name) => style[name] ?? '', children };
}

const anchor = ['text', 'anchor'].join('-');
const options = { title: 'La Trel <1> & "2"', ground: 'rgb(246, 241, 231)', width: 400 };

describe('a colour', () => {
  it('is plain whatever the browser computes', () => {
    expect(plainColour('rgb(47, 75, 124)')).toEqual({ hex: '#2f4b7c', opacity: 1 });
    expect(plainColour('rgba(0, 0, 0, 0.25)')).toEqual({ hex: '#000000', opacity: 0.25 });
    expect(plainColour('rgb(255 0 10 / 50%)')).toEqual({ hex: '#ff000a', opacity: 0.5 });
    expect(plainColour('color(srgb 1 0.5 0 / 0.82)')).toEqual({ hex: '#ff8000', opacity: 0.82 });
    expect(plainColour('#FA0')).toEqual({ hex: '#ffaa00', opacity: 1 });
    expect(plainColour(' #f6f1e7 ')).toEqual({ hex: '#f6f1e7', opacity: 1 });
  });

  it('is none where none is meant', () => {
    for (const text of ['none', '', 'url(#a)', 'rgb(1)', 'color(srgb a b c)']) expect(plainColour(text)).toBeUndefined();
  });
});

describe('a picture of the board', () => {
  it('carries its colours and needs no style sheet', () => {
    const svg = svgText(
      drawn('svg', { viewBox: '-50 -50 800 400', class: 's1', 'aria-hidden': 'true' }, {}, [
        drawn('g', { transform: 'translate(1 2)', class: 's2' }, { opacity: '0.5' }, [
          drawn(
            'circle',
            { r: '40', class: 'p' },
            { fill: 'rgb(47, 75, 124)', stroke: 'color(srgb 0 0 0 / 0.5)', 'stroke-width': '3px' },
          ),
        ]),
      ]),
      options,
    );
    expect(svg).toContain('width="400" height="200"');
    expect(svg).toContain('<title>La Trel &lt;1&gt; &amp; &quot;2&quot;</title>');
    expect(svg).toContain('<rect x="-50" y="-50" width="800" height="400" fill="#f6f1e7"/>');
    expect(svg).toContain('<g transform="translate(1 2)" opacity="0.5">');
    expect(svg).toContain('<circle r="40" fill="#2f4b7c" stroke="#000000" stroke-opacity="0.5" stroke-width="3px"/>');
    expect(svg).not.toMatch(/class|aria|var\(|color-mix/);
  });

  it('leaves out what is not seen and what is no picture', () => {
    const svg = svgText(
      drawn('svg', { viewBox: '0 0 10 10' }, {}, [
        drawn('path', { d: 'M0 0' }, { display: 'none' }),
        drawn('script', {}, {}, ['alert(1)']),
        drawn('foreignobject', {}, {}, ['x']),
        drawn('g', { onclick: 'x' }, {}, []),
        drawn(
          'text',
          { x: '1', onclick: 'evil' },
          { fill: 'rgb(0,0,0)', 'font-family': '"Noto Sans", sans-serif', [anchor]: 'middle' },
          ['a<b'],
        ),
      ]),
      options,
    );
    expect(svg).not.toMatch(/script|foreign|onclick|M0 0|<g/);
    expect(svg).toContain('font-family="&quot;Noto Sans&quot;, sans-serif" text-anchor="middle">a&lt;b</text>');
  });
});
