const elements = new Set([
  'svg',
  'defs',
  'filter',
  'feDropShadow',
  'feGaussianBlur',
  'feColorMatrix',
  'linearGradient',
  'stop',
  'g',
  'rect',
  'polygon',
  'image',
  'text',
  'tspan',
]);
const named = /^[\w:-]+$/;
const picture = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/=]*$/;
const tag = /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*\/?>/g;
const attribute = /([\w:-]+)="([^"<]*)"/g;

/**
 * Whether an SVG contains only what the studio's own thumbnails contain: no script, no style, no address but pictures
 * inside it.
 */
export function isOwnSvg(svg: string): boolean {
  let rest = '';
  let at = 0;
  for (const match of svg.matchAll(tag)) {
    const [whole, , element = '', attributes = ''] = match;
    if (!elements.has(element)) return false;
    for (const [, name = '', value = ''] of attributes.matchAll(attribute))
      if (!isOwnAttribute(name, value)) return false;
    rest += svg.slice(at, match.index);
    at = match.index + whole.length;
  }
  return svg.startsWith('<svg ') && !/[<>]/.test(rest + svg.slice(at).trim());
}

function isOwnAttribute(name: string, value: string): boolean {
  if (!named.test(name) || /^on|^style$|^class$|^xml:base$/i.test(name)) return false;
  if (/href$/i.test(name)) return name === 'href' && picture.test(value);
  if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg';
  return !/url\((?!#[\w-]+\))/i.test(value) && !/:\/\//.test(value);
}
