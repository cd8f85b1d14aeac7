import type { Illustrator } from '#server/ports/illustrator.ts';
import type { TitleWriter } from '#server/ports/title-writer.ts';
import { type EngineRunner, nameOf } from './run-engines.ts';

/** The title writer that each creator chose. */
export function chosenTitles(runner: EngineRunner, builtIn: TitleWriter): TitleWriter {
  return {
    name: builtIn.name,
    builtIn: true,
    async suggest(order, context) {
      const { use, signal } = context;
      if (!use) return builtIn.suggest(order, context);
      const { value, engine } = await runner.run('titles', {
        builtIn,
        use,
        signal,
        work: (writer) => writer.suggest(order, context),
      });
      return { ...value, engine };
    },
  };
}

/** The illustrator that each creator chose; without a creator to ask for, the built-in one. */
export function chosenIllustrator(runner: EngineRunner, builtIn: Illustrator): Illustrator {
  return {
    name: builtIn.name,
    builtIn: true,
    styles: () => builtIn.styles(),
    async inTurn({ userId }) {
      const turns = await runner.order(userId, 'pictures');
      return turns.map((turn) =>
        turn
          ? { name: nameOf(turn.provider, turn.model), references: runner.references(turn) }
          : { name: builtIn.name, references: 0, builtIn: true },
      );
    },
    async draw(order, signal, use) {
      if (!use) return builtIn.draw(order, signal);
      const { value, engine } = await runner.run('pictures', {
        builtIn,
        use,
        signal,
        work: (illustrator) => illustrator.draw(order, signal, use),
      });
      return { ...value, engine };
    },
  };
}
