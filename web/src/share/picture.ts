// The board as a picture of its own: the page's SVG with every colour and font written into it, so that it looks the same
// without the page's styles.

import { plainColour } from './colour';

/** An element of a drawing as it is shown; the page's elements are read into this. */
export interface Drawn {
  tag: string;
  attributes: readonly (readonly [name: string, value: string])[];
  /** The value of a property as it is shown. */
  style(property: string): string;
  children: readonly (Drawn | string)[];
}

export interface PictureOptions {
  title: string;
  /** What lies behind the board. */
  ground: string;
  /** Pixels across. */
  width: number;
}

const COLOURS = ['fill', 'stroke'] as const;
const STROKE = properties('stroke-width stroke-linecap stroke-linejoin stroke-dasharray');
const TEXT = properties('font-family font-size font-weight font-variant-numeric text-anchor dominant-baseline');
const ALWAYS = properties('paint-order vector-effect');
/** What the picture shows when nothing is said. */
const INITIAL = new Set([
  'stroke-linecap: butt',
  'stroke-linejoin: miter',
  'stroke-dasharray: none',
  'stroke-width: 1px',
  'font-weight: 400',
  'font-variant-numeric: normal',
  'text-anchor: start',
  'dominant-baseline: auto',
  'opacity: 1',
  'paint-order: normal',
  'vector-effect: none',
]);
const KEPT = /^(d|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|dx|dy|width|height|points|transform|viewBox|preserveAspectRatio)$/;
const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan']);
const CONTAINERS = new Set(['svg', 'g']);

function properties(names: string): string[] {
  return names.split(' ');
}

export function svgText(root: Drawn, { title, ground, width }: PictureOptions): string {
  const viewBox = root.attributes.find(([name]) => name === 'viewBox')?.[1] ?? '0 0 100 100';
  const [left = 0, top = 0, across = 100, down = 100] = viewBox.split(/[\s,]+/).map(Number);
  const height = Math.round((width * down) / across);
  const behind = plainColour(ground);
  const paper = behind ? `<rect x="${left}" y="${top}" width="${across}" height="${down}" fill="${behind.hex}"/>` : '';
  const inside = root.children.map(written).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">` +
    `<title>${escaped(title)}</title>${paper}${inside}</svg>\n`
  );
}

function written(drawn: Drawn | string): string {
  if (typeof drawn === 'string') return escaped(drawn);
  const { tag } = drawn;
  const isShape = SHAPES.has(tag);
  if (!isShape && !CONTAINERS.has(tag)) return '';
  if (drawn.style('display') === 'none' || drawn.style('visibility') === 'hidden') return '';
  const attributes = drawn.attributes.filter(([name]) => KEPT.test(name)).map(([name, value]) => attribute(name, value));
  const look = (isShape ? shapeLook(drawn) : []).concat(said(drawn, 'opacity'));
  const inside = drawn.children.map(written).join('');
  if (!isShape && inside === '') return '';
  const open = `<${[tag, ...attributes, ...look].join(' ')}`;
  return inside === '' ? `${open}/>` : `${open}>${inside}</${tag}>`;
}

function shapeLook(drawn: Drawn): string[] {
  const look = COLOURS.flatMap((name) => colour(drawn, name));
  if (drawn.style('stroke') !== 'none' && drawn.style('stroke') !== '')
    for (const name of STROKE) look.push(...said(drawn, name));
  if (drawn.tag === 'text' || drawn.tag === 'tspan') for (const name of TEXT) look.push(...said(drawn, name));
  for (const name of ALWAYS) look.push(...said(drawn, name));
  return look;
}

function colour(drawn: Drawn, name: (typeof COLOURS)[number]): string[] {
  const value = drawn.style(name);
  const plain = plainColour(value);
  if (!plain) return [attribute(name, 'none')];
  const opacity = plain.opacity * Number(drawn.style(`${name}-opacity`) || 1);
  return [
    attribute(name, plain.hex),
    ...(opacity < 1 ? [attribute(`${name}-opacity`, String(Math.round(opacity * 1000) / 1000))] : []),
  ];
}

function said(drawn: Drawn, name: string): string[] {
  const value = drawn.style(name);
  return value === '' || INITIAL.has(`${name}: ${value}`) ? [] : [attribute(name, value)];
}

const attribute = (name: string, value: string): string => `${name}="${escaped(value)}"`;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** An element of the page as it is shown. */
export function drawnOf(element: Element): Drawn {
  const shown = getComputedStyle(element);
  const children: (Drawn | string)[] = [];
  for (const child of element.childNodes) {
    if (child instanceof Element) children.push(drawnOf(child));
    else if (child instanceof Text && element.tagName !== 'svg' && element.tagName !== 'g') children.push(child.data);
  }
  return {
    tag: element.tagName.toLowerCase(),
    attributes: [...element.attributes].map(({ name, value }) => [name, value] as const),
    style: (property) => shown.getPropertyValue(property),
    children,
  };
}

/** The board in this element as the text of an SVG file; nothing where there is none. */
export function boardPicture(within: ParentNode, title: string, width = 1024): string | undefined {
  const board = within.querySelector('[data-game][data-position], [data-game].board');
  const svg = board?.querySelector('svg');
  if (!board || !svg) return undefined;
  const ground = getComputedStyle(board).getPropertyValue('--ground');
  return svgText(drawnOf(svg), { title, ground, width });
}

/** The same picture as pixels. */
export async function pngOf(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
