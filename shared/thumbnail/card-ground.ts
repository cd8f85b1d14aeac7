/** The background of a card: the studio's own evening light, or a picture of the tale. */
export type CardGround = {
  /** A picture of the card's size, as a `data:` address. */
  readonly picture: string;
  /** Where the words are: at the bottom or top of a clear picture, or in the middle of a blurred one. */
  readonly place: 'foot' | 'head' | 'middle';
};

/** Night brown: what pictures darken to behind words. */
const night = '#160a06';

/**
 * How dark the picture gets from its clear end to the end with the words: dark enough for the smallest words over a
 * bright sky, and no darker, so that the first frame of a film still shows the weather and the hour.
 */
const shades = {
  foot: [
    [0.3, 0],
    [0.48, 0.4],
    [0.6, 0.6],
    [1, 0.74],
  ],
  head: [
    [0.22, 0],
    [0.44, 0.44],
    [0.58, 0.62],
    [1, 0.66],
  ],
} as const;

/** A picture, darkened where the words stand so that they can be read on any of them. */
export function pictureGround({ picture, place }: CardGround, width: number, height: number): string {
  const image = `<image href="${picture}" width="${width}" height="${height}"/>`;
  const all = (fill: string) => `<rect width="${width}" height="${height}" ${fill}/>`;
  if (place === 'middle') return [image, all(`fill="${night}" fill-opacity=".62"`), frame(width, height)].join('');
  const [from, to] = place === 'foot' ? [0, 1] : [1, 0];
  const shade = shades[place]
    .map(([at, opacity]) => `<stop offset="${at}" stop-color="${night}" stop-opacity="${opacity}"/>`)
    .join('');
  return [
    `<defs><linearGradient id="shade" x1="0" x2="0" y1="${from}" y2="${to}">${shade}</linearGradient></defs>${image}`,
    all('fill="url(#shade)"'),
  ].join('');
}

/** Evening light: a glow with rays behind the words, and a thin frame with its corners cut. */
export function eveningGround(width: number, height: number): string {
  const [cx, cy] = [width / 2, height * 0.42];
  const far = Math.hypot(width, height);
  const rays = Array.from({ length: 16 }, (_, n) => {
    const [from, to] = [(n * Math.PI) / 8, (n * Math.PI) / 8 + 0.11];
    const at = (angle: number) =>
      `${(cx + far * Math.cos(angle)).toFixed(0)} ${(cy + far * Math.sin(angle)).toFixed(0)}`;
    return `M${cx} ${cy}L${at(from)}L${at(to)}Z`;
  }).join('');
  return [
    '<defs><radialGradient id="glow" cx=".5" cy=".42" r=".8"><stop offset="0" stop-color="#8a3d18"/><stop ' +
      'offset=".45" stop-color="#4d2110"/><stop offset="1" stop-color="#1c0c08"/></radialGradient>',
    `<radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${(Math.max(width, height) * 0.5).toFixed(0)}">` +
      `<stop offset="0" stop-color="#ffb066" stop-opacity=".17"/><stop offset="1" stop-color="#ffb066" ` +
      `stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#glow)"/>`,
    `<path d="${rays}" fill="url(#light)"/>`,
    frame(width, height),
  ].join('');
}

function frame(width: number, height: number): string {
  const [edge, cut] = [48, 34];
  const line = (by: number) => {
    const [left, top, right, low] = [edge + by, edge + by, width - edge - by, height - edge - by];
    return (
      `M${left + cut} ${top}H${right - cut}L${right} ${top + cut}V${low - cut}L${right - cut} ${low}H${left + cut}L${left}` +
      ` ${low - cut}V${top + cut}Z`
    );
  };
  return [
    `<path d="${line(0)}" fill="none" stroke="#e8a05a" stroke-opacity=".75" stroke-width="3"/>`,
    `<path d="${line(12)}" fill="none" stroke="#e8a05a" stroke-opacity=".35" stroke-width="1.5"/>`,
  ].join('');
}
