// Contrast where axe gives up: text drawn in pictures, or over something that overlaps. Runs in the page.

/** What has too little contrast among these elements, in words; `none` of them may be left unmeasured. */
export function lowContrast(selectors: readonly string[]): string[] {
  type Colour = [red: number, green: number, blue: number, alpha: number];

  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  /** Any colour that CSS knows, as the screen shows it. */
  function read(css: string): Colour {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
    return [red!, green!, blue!, alpha! / 255];
  }

  function over(front: Colour, back: Colour): Colour {
    const mix = (at: 0 | 1 | 2) => front[at] * front[3] + back[at] * (1 - front[3]);
    return [mix(0), mix(1), mix(2), 1];
  }

  const luminance = ([red, green, blue]: Colour): number => {
    const [r, g, b] = [red, green, blue].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const contrast = (one: Colour, other: Colour): number => {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high! + 0.05) / (low! + 0.05);
  };

  /** What the boxes around an element are painted with. */
  function ground(element: Element | null): Colour {
    if (!element) return [255, 255, 255, 1];
    const own = read(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, ground(element.parentElement));
  }

  /** What is painted below a point of a picture before this element is. */
  function below(element: SVGGraphicsElement, point: DOMPoint): Colour {
    let colour = ground(element.ownerSVGElement);
    for (const shape of element.ownerSVGElement!.querySelectorAll<SVGGeometryElement>('path, rect, circle, polygon, ellipse')) {
      if (!(element.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_PRECEDING)) break;
      const { fill, fillOpacity, opacity } = getComputedStyle(shape);
      if (fill === 'none' || fill.startsWith('url') || shape.closest('defs, pattern, clipPath, mask')) continue;
      if (!shape.isPointInFill(point.matrixTransform(shape.getScreenCTM()!.inverse()))) continue;
      const [red, green, blue, alpha] = read(fill);
      colour = over([red, green, blue, alpha * Number(fillOpacity) * Number(opacity)], colour);
    }
    return colour;
  }

  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector);
    if (!element) return [`${selector} cannot be found again`];
    const style = getComputedStyle(element);
    const drawn = element instanceof SVGGraphicsElement;
    const scale = drawn ? element.getScreenCTM()!.a : 1;
    const size = Number.parseFloat(style.fontSize) * scale;
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const { left, top, width, height } = element.getBoundingClientRect();
    const back = drawn ? below(element, new DOMPoint(left + width / 2, top + height / 2)) : ground(element);
    const found = contrast(over(read(drawn ? style.fill : style.color), back), back);
    return found >= (large ? 3 : 4.5)
      ? []
      : [`${found.toFixed(2)}: ${element.outerHTML.slice(0, 120)} on ${back.map(Math.round)}`];
  });
}
