import { expect, test } from 'vitest';
import { isOnTable, stillLife } from './still-life.ts';

const thing = (name: string, count = 1) => ({ name, count });

test('fills the picture with a small thing as with a large one, with its accessories beside it', () => {
  for (const name of ['coin', 'book', 'bread', 'drum']) {
    const [main] = stillLife({ era: 'today' }, [thing(name)])!;
    const wide = main!.half! * 2;
    expect(Math.max(wide, main!.high! * main!.scale!)).toBeGreaterThan(160);
    expect(wide).toBeLessThan(220);
  }
  const [bread, cup] = stillLife({ era: 'scripture' }, [thing('bread'), thing('cup')])!;
  expect(cup!.dx! - bread!.dx!).toBeGreaterThan(bread!.half!);
  expect(cup!.high! * cup!.scale!).toBeGreaterThan(60);
});

test('lays letters and books flat, swords along, and stands jars up', () => {
  const lies = (name: string) => stillLife({ era: 'scripture' }, [thing(name)])![0]!.lies;
  expect(['letter', 'sword', 'jar'].map(lies)).toEqual(['flat', 'along', undefined]);
});

test('draws many coins as several, and leaves unmeasured things out', () => {
  expect(stillLife({ era: 'today' }, [thing('coin', 30)])).toHaveLength(5);
  expect(stillLife({ era: 'today' }, [thing('quarrel')])).toBeNull();
});

test('draws no well or tree as small as what lies beside it', () => {
  expect(stillLife({ era: 'today' }, [thing('rope'), thing('well'), thing('bucket')])).toHaveLength(2);
});

test('puts small things on a table, drums on the floor, and what lies on the ground there', () => {
  const scene = (name: string, roofed: boolean, isOnGround = false) =>
    isOnTable({
      roofed,
      scene: {
        ...({
          era: 'today',
          place: 'house',
          time: 'day',
          weather: 'clear',
          mood: 'calm',
          shot: 'thing',
          wide: false,
        } as const),
        ...({
          event: 'wait',
          cast: [],
          animals: [],
          props: [],
          tableau: null,
          near: null,
          open: false,
          side: null,
        } as const),
        acting: { action: 'none', actors: [], targets: [], things: [thing(name)], isOnGround },
      },
    });
  expect([scene('book', true), scene('drum', true), scene('book', false)]).toEqual([true, false, true]);
  expect(scene('book', false, true)).toBe(false);
});
