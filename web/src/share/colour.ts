// Colours as every program that reads SVG understands them. Browsers compute `color-mix` to `color(srgb …)`, which few others know.

/** `#rrggbb` and how opaque it is; nothing for what is no colour of this kind. */
export function plainColour(computed: string): { hex: string; opacity: number } | undefined {
  const text = computed.trim().toLowerCase();
  if (text === 'transparent') return { hex: '#000000', opacity: 0 };
  const short = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text);
  if (short) {
    const digits = short[1]!;
    return { hex: `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`, opacity: 1 };
  }
  const parts = /^(rgba?|color)\(([^)]*)\)$/.exec(text);
  if (!parts) return undefined;
  const isMixed = parts[1] === 'color';
  const body = isMixed ? parts[2]!.trim().replace(/^srgb\s+/, '') : parts[2]!;
  const numbers = body.split(/[\s,/]+/).filter((part) => part !== '');
  if (numbers.length < 3 || numbers.length > 4) return undefined;
  const channels = numbers.slice(0, 3).map((part) => channel(part, isMixed));
  const opacity = numbers[3] === undefined ? 1 : share(numbers[3]);
  if ([...channels, opacity].some((value) => Number.isNaN(value))) return undefined;
  return { hex: `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`, opacity };
}

function channel(part: string, ofOne: boolean): number {
  const value = part.endsWith('%') ? (Number(part.slice(0, -1)) / 100) * 255 : Number(part) * (ofOne ? 255 : 1);
  return Math.round(Math.min(255, Math.max(0, value)));
}

function share(part: string): number {
  const value = part.endsWith('%') ? Number(part.slice(0, -1)) / 100 : Number(part);
  return Math.round(value * 1000) / 1000;
}
