import { expect, test } from 'vitest';
import { sceneOf } from '../reading/scene-of-reading.ts';
import { headLoadNamed, heldNamed } from '../reading/named-things.ts';
import { thingDrawing } from './thing-drawing.ts';
import { tinted } from './tinted.ts';

const red = '#a8332c';

test('tints the main colour of a drawing and keeps highlights and shadows', () => {
  const drawing = '<path fill="#327296"/><path fill="#5a9ac0"/><path fill="#8f6238"/>';
  const [body, light, handle] = [...tinted(drawing, '#327296', red).matchAll(/#[\da-f]{6}/g)].map(([colour]) => colour);
  expect(body).toBe(red);
  expect(light).not.toBe('#5a9ac0');
  expect(light).not.toBe(red);
  expect(handle).toBe('#8f6238');
});

test('tints a grey zinc bucket red in a hand, on a head and on the ground', () => {
  const drawn = [
    heldNamed('bucket', 'today', red),
    headLoadNamed('bucket', 'today', red),
    thingDrawing('bucket', { colour: red })?.svg,
  ];
  for (const svg of drawn) expect(svg).toContain(red);
  expect(heldNamed('bucket', 'today')).not.toContain(red);
});

test('reads the colour in a thing’s name, and keeps the name', () => {
  const reading = {
    era: 'today',
    place: 'church',
    time: 'day',
    weather: 'clear',
    action: 'carry',
    feeling: 'calm',
    shot: 'full',
  } as const;
  const nobody = { sentence: '', people: [], actors: [], targets: [], animals: [] };
  const scene = sceneOf({ ...reading, ...nobody, things: [{ name: 'red bucket', count: 1 }] }, { seed: 'a' });
  expect(scene.acting?.things).toEqual([{ name: 'bucket', count: 1, colour: red }]);
});
