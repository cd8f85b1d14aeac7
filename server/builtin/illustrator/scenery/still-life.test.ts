import { expect, test } from 'vitest';
import { isOnTable, stillLife } from './still-life.ts';

const thing = (name: string, count = 1) => ({ name, count });

test('a small thing fills the picture as a large one does, and what belongs to it is beside it', () => {
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

test('letters and books lie flat, swords along, jars stand', () => {
  const lies = (name: string) => stillLife({ era: 'scripture' }, [thing(name)])![0]!.lies;
  expect(['letter', 'sword', 'jar'].map(lies)).toEqual(['flat', 'along', undefined]);
});

test('many coins are several coins, and what nobody has measured is left to others', () => {
  expect(stillLife({ era: 'today' }, [thing('coin', 30)])).toHaveLength(5);
  expect(stillLife({ era: 'today' }, [thing('quarrel')])).toBeNull();
});

test('small things lie on a table in a room; drums stand on the floor', () => {
  const scene = (name: string, roofed: boolean) =>
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
        acting: { action: 'none', actors: [], targets: [], things: [thing(name)] },
      },
    });
  expect([scene('book', true), scene('drum', true), scene('book', false)]).toEqual([true, false, false]);
});
