import sharp from 'sharp';
import { expect, test } from 'vitest';
import { styles } from './styles.ts';

const whole = { width: 700, height: 540 };
const drawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="540"><rect width="700" height="540" ` +
    `fill="#a9d8ee"/><circle cx="330" cy="260" r="150" fill="#c2402a"/><rect x="200" y="240" width="300" ` +
    `height="40" fill="#2a1710"/></svg>`,
);
const order = { seed: 'tale', index: 2, take: 0 };

test.each(styles)('$key renders a part of a picture exactly as in the whole', async ({ finish, reach }) => {
  const all = await finish(sharp(drawing).flatten(), order);
  const picture = sharp(await all.removeAlpha().raw().toBuffer(), { raw: { ...whole, channels: 3 } });
  const room = Math.ceil(reach * whole.height);
  const part = { left: 190 - room, top: 130 - room, width: 160 + 2 * room, height: 140 + 2 * room };
  const own = await finish(sharp(await sharp(drawing).flatten().extract(part).png().toBuffer()), order, {
    ...part,
    whole,
  });
  const inner = { left: room, top: room, width: 160, height: 140 };
  const seen = await sharp(await own.removeAlpha().raw().toBuffer(), {
    raw: { width: part.width, height: part.height, channels: 3 },
  })
    .extract(inner)
    .raw()
    .toBuffer();
  const cut = await picture.extract({ left: 190, top: 130, width: 160, height: 140 }).raw().toBuffer();
  expect(seen.length).toBe(cut.length);
  expect(seen.reduce((most, value, i) => Math.max(most, Math.abs(value - (cut[i] as number))), 0)).toBeLessThan(4);
});
